import type { ReactNode } from "react";
import { Heading, type HeadingSize } from "~/ui/heading";
import type { Tone } from "~/ui/section";

type HeroProps = {
  title: ReactNode;
  /** Id of the page's title, which names the section. */
  titleId: string;
  titleSize?: HeadingSize;
  lead: ReactNode;
  /** A `Picture` with `priority` and `heroPicture` or a crop of its own as its classes. */
  picture: ReactNode;
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
  const { title, titleId, titleSize = "2xl", lead, picture, layout, tone, children } = props;
  return (
    <section aria-labelledby={titleId} data-tone={tone} className={layout === "cover" ? cover : ""}>
      <div className={`page-width ${layout === "cover" ? "relative z-1" : beside}`}>
        <div className="pt-8 pb-8 lg:py-20">
          <Heading level={1} size={titleSize} id={titleId}>
            {title}
          </Heading>
          <p className="mt-5 max-w-measure-sm text-lg lg:mt-8">{lead}</p>
          {children}
        </div>
        {layout === "beside" && <div className={besidePicture}>{picture}</div>}
      </div>
      {layout === "cover" && picture}
    </section>
  );
}

const cover = "relative lg:min-h-[clamp(600px,100svh-var(--header),780px)]";
const beside = "lg:grid lg:grid-cols-2 lg:gap-x-gutter";
const besidePicture = [
  "relative -mx-bleed h-75 overflow-hidden sm:aspect-3/2 sm:h-auto",
  "lg:ml-0 lg:aspect-auto lg:min-h-[clamp(420px,66svh,640px)]",
].join(" ");

/** For the picture of a hero that is `beside`. */
export const besideHeroPicture = "absolute inset-0 size-full object-cover";

/** For the picture of a hero that is `cover`; the part to show is the page's. */
export const coverHeroPicture =
  "h-75 w-full object-cover sm:h-110 lg:absolute lg:inset-0 lg:h-full";
