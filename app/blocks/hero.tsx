import type { ReactNode } from "react";
import type { SitePicture } from "~/content/site-picture";
import { Heading, type HeadingSize } from "~/ui/heading";
import type { Tone } from "~/ui/section";
import { Picture } from "./picture";

type HeroProps = {
  title: ReactNode;
  /** Id of the page's title, which names the section. */
  titleId: string;
  titleSize?: HeadingSize;
  lead: ReactNode;
  picture: SitePicture;
  sizes: string;
  /** Which part of the picture is shown. */
  pictureClass: string;
  /**
   * `cover`: the title stands over the picture's empty side. `beside`: the picture stands at the right,
   * up to the window's edge. On phones the picture comes below in both.
   */
  layout: "cover" | "beside";
  tone?: Tone;
  /** Buttons and whatever else stands under the lead. */
  children?: ReactNode;
};

/** The first screen of a page: a large title and a framed picture. */
export function Hero(props: HeroProps) {
  const { title, titleId, titleSize = "2xl", lead, layout, tone, children } = props;
  const isCover = layout === "cover";
  const picture = (
    <Picture
      picture={props.picture}
      alt=""
      sizes={props.sizes}
      priority
      className={`${isCover ? coverHeroPicture : besideHeroPicture} ${props.pictureClass}`}
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
            {picture}
          </div>
        )}
      </div>
      {isCover && picture}
    </section>
  );
}

const cover = "relative lg:min-h-[clamp(600px,100svh-var(--header),780px)]";
const beside = "lg:grid lg:grid-cols-2 lg:gap-x-gutter";

const besideHeroPicture = "absolute inset-0 size-full object-cover";

/** For other pictures with text over them. */
export const coverHeroPicture =
  "h-75 w-full object-cover sm:h-110 lg:absolute lg:inset-0 lg:h-full";
