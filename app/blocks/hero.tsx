import type { ReactNode } from "react";
import type { SiteImage } from "~/lib/site-image";
import { Heading, type HeadingSize } from "~/ui/heading";
import type { Tone } from "~/ui/section";
import { Picture } from "./picture";

type HeroProps = {
  title: ReactNode;
  /** Id of the page's title, which names the section. */
  titleId: string;
  titleSize?: HeadingSize;
  lead: ReactNode;
  image: SiteImage;
  sizes: string;
  /** Which part of the image is shown. */
  imageClass: string;
  /**
   * `cover`: the title over the image's empty side. `beside`: the image on the right, up to the window's edge. On
   * phones both have the image below.
   */
  layout: "cover" | "beside";
  tone?: Tone;
  /** Buttons and anything else below the lead. */
  children?: ReactNode;
};

/** The first screen of a page: a large title and a framed image. */
export function Hero(props: HeroProps) {
  const { title, titleId, titleSize = "2xl", lead, layout, tone, children } = props;
  const isCover = layout === "cover";
  const image = (
    <Picture
      image={props.image}
      alt=""
      sizes={props.sizes}
      priority
      className={`${isCover ? coverHeroImage : besideHeroImage} ${props.imageClass}`}
    />
  );
  return (
    <section aria-labelledby={titleId} data-tone={tone} className={isCover ? cover : ""}>
      <div className={`page-width ${isCover ? "relative z-1" : beside}`}>
        <div className="pt-8 pb-8 lg:py-20">
          <Heading level={1} size={titleSize} id={titleId}>
            {title}
          </Heading>
          <p className="mt-5 max-w-measure-sm text-lg lg:mt-8">{lead}</p>
          {children}
        </div>
        {!isCover && (
          <div className="relative -mx-bleed h-75 overflow-hidden sm:aspect-3/2 sm:h-auto lg:ml-0 lg:aspect-auto lg:min-h-[clamp(420px,66svh,640px)]">
            {image}
          </div>
        )}
      </div>
      {isCover && image}
    </section>
  );
}

const cover = "relative lg:min-h-[clamp(600px,100svh-var(--header),780px)]";
const beside = "lg:grid lg:grid-cols-2 lg:gap-x-gutter";

const besideHeroImage = "absolute inset-0 size-full object-cover";

/** For other images with text over them. */
export const coverHeroImage = "h-75 w-full object-cover sm:h-110 lg:absolute lg:inset-0 lg:h-full";
