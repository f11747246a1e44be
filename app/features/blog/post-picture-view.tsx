import { Picture } from "~/blocks/picture";
import type { BlogCategorySlug } from "~/content/blog-categories";
import { site } from "~/content/site";
import { categoryBySlug } from "./category";
import { pictureAddress, pictureSources } from "./picture-address";
import type { PostPicture } from "./post";

/** `box` gives the frame its form; `ratio` is width by height of what the picture service cuts. */
const shapes = {
  card: {
    box: "aspect-4/3 max-sm:aspect-square",
    ratio: 4 / 3,
    widths: [240, 360, 480, 640],
    sizes: "(width < 45rem) 150px, (width < 68.75rem) 46vw, 296px",
  },
  wide: {
    box: "aspect-3/2",
    ratio: 3 / 2,
    widths: [360, 480, 640, 860],
    sizes: "(width < 45rem) 100vw, (width < 68.75rem) 46vw, 410px",
  },
  lead: {
    box: "aspect-3/2 lg:aspect-16/10",
    ratio: 3 / 2,
    widths: [480, 720, 960, 1280, 1800],
    sizes: "(width < 68.75rem) 100vw, 66vw",
  },
  relatedLead: {
    box: "h-55 lg:h-100",
    ratio: 3 / 2,
    widths: [360, 480, 720, 960, 1280],
    sizes: "(width < 45rem) 100vw, (width < 68.75rem) 31vw, 628px",
  },
  related: {
    box: "h-55 lg:h-100",
    ratio: 1,
    widths: [240, 360, 480, 720],
    sizes: "(width < 45rem) 100vw, (width < 68.75rem) 31vw, 400px",
  },
  head: {
    box: "h-70 sm:h-105 lg:h-140",
    ratio: 2,
    widths: [480, 720, 960, 1280, 1920],
    sizes: "(width < 68.75rem) 100vw, 94vw",
  },
} as const;

type PostPictureViewProps = {
  picture: PostPicture | null;
  category: BlogCategorySlug;
  shape: keyof typeof shapes;
  className?: string;
  /** The page's main picture: loaded first. */
  priority?: boolean;
  /** The list names an article in words beside its picture; only the article itself describes it. */
  isDescribed?: boolean;
};

/** An article's picture in a frame that holds its place, or the placeholder of specification, section 9. */
export function PostPictureView(props: PostPictureViewProps) {
  const { picture, category, shape, className = "", priority, isDescribed } = props;
  const { box, ratio, widths, sizes } = shapes[shape];
  const ground = categoryBySlug(category)?.color ?? "bg-linen";
  const frame = `picture-frame overflow-hidden ${ground} ${box} ${className}`;
  const alt = isDescribed && picture ? picture.alt : "";
  if (!picture) {
    return (
      <div className={`${frame} grid place-items-center`} aria-hidden="true">
        <span className="font-display text-[28px] text-evergreen">{site.name}</span>
      </div>
    );
  }
  if (picture.from === "shop") {
    return (
      <div className={frame}>
        <Picture picture={picture.picture} alt={alt} sizes={sizes} priority={priority ?? false} />
      </div>
    );
  }
  const width = widths[2];
  return (
    <div className={frame}>
      <img
        src={pictureAddress(picture.url, width, ratio)}
        srcSet={pictureSources(picture.url, widths, ratio)}
        sizes={sizes}
        width={width}
        height={Math.round(width / ratio)}
        alt={alt}
        {...(priority
          ? { loading: "eager", fetchPriority: "high" }
          : { loading: "lazy", decoding: "async" })}
      />
    </div>
  );
}
