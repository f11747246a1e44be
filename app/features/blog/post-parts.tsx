import type { ComponentProps } from "react";
import type { LinkProps } from "react-router";
import { site } from "#brand/content/site.ts";
import { Picture } from "~/blocks/picture";
import { useRetry } from "~/commerce/retry";
import { imageSizes } from "~/lib/breakpoints";
import { articleCrop, articleWidths } from "~/lib/store-image";
import { Button } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { CardLink } from "~/ui/link";
import { Title } from "~/ui/title";
import { type BlogPost, categoryBySlug, categoryName } from "./post";

/** `box`: classes of the frame. `sizes`: the width of a 3:2 image that covers it. */
const shapes = {
  card: {
    box: "aspect-4/3 max-sm:aspect-square",
    sizes: imageSizes({ base: "225px", sm: "52vw", lg: "333px" }),
  },
  wide: {
    box: "aspect-3/2",
    sizes: imageSizes({ base: "100vw", sm: "46vw", lg: "410px" }),
  },
  lead: {
    box: "aspect-3/2 lg:aspect-16/10",
    sizes: imageSizes({ base: "100vw", lg: "66vw" }),
  },
  relatedLead: {
    box: "h-55 lg:h-100",
    sizes: imageSizes({ base: "100vw", sm: "45vw", lg: "628px" }),
  },
  related: {
    box: "h-55 lg:h-100",
    sizes: imageSizes({ base: "100vw", sm: "45vw", lg: "600px" }),
  },
  head: {
    box: "h-70 sm:h-105 lg:h-140",
    sizes: imageSizes({ base: "100vw", lg: "94vw" }),
  },
} as const;

type PostImageViewProps = {
  post: BlogPost;
  shape: keyof typeof shapes;
  className: string;
  /** The page's main image: loaded first. */
  priority?: boolean;
  /** Whether the image has alt text. In lists the title beside it is enough. */
  isDescribed?: boolean;
};

/** An article's image in a frame that holds its place, or a placeholder. */
export function PostImageView(props: PostImageViewProps) {
  const { post, shape, className, priority = false, isDescribed } = props;
  const { image, category } = post;
  const { box, sizes } = shapes[shape];
  const ground = categoryBySlug(category)?.color ?? "bg-raised";
  const frame = `overflow-hidden ${ground} ${box} ${className}`;
  if (!image) {
    return (
      <div className={`${frame} grid place-items-center`} aria-hidden="true">
        <span className="font-display text-display-xs text-primary">{site.name}</span>
      </div>
    );
  }
  return (
    <div className={frame}>
      <Picture
        image={"url" in image ? { ...image, crop: articleCrop, widths: articleWidths } : image}
        alt={isDescribed ? image.alt : ""}
        sizes={sizes}
        priority={priority}
        className="size-full object-cover"
      />
    </div>
  );
}

type PostTileProps = Pick<PostImageViewProps, "post" | "shape"> &
  Pick<ComponentProps<typeof Heading>, "level" | "size"> &
  Pick<LinkProps, "prefetch">;

/** An article's image, category and title, as a whole a link. */
export function PostTile({ post, shape, prefetch, ...heading }: PostTileProps) {
  return (
    <>
      <PostImageView post={post} shape={shape} className="rounded-picture" />
      <MetaLine post={post} className="mt-4" />
      <Heading {...heading} dir="auto" className="mt-1 wrap-anywhere">
        <CardLink to={post.path} prefetch={prefetch}>
          <Title title={post.title} />
        </CardLink>
      </Heading>
    </>
  );
}

/** `Science & Ingredients, 5 min read`. */
export function MetaLine({ post, className }: { post: BlogPost; className: string }) {
  return (
    <p className={`text-sm text-muted ${className}`}>
      {categoryName(post.category)},{" "}
      <span className="tabular whitespace-nowrap">{`${post.readingMinutes} min read`}</span>
    </p>
  );
}

export function SideHeading(props: ComponentProps<"h2">) {
  return <h2 className="text-note font-semibold" {...props} />;
}

/** In Spanish, for the shop's owner (rule 31 in docs/rules.md). */
export function SampleBanner({ title }: { title: string }) {
  const retry = useRetry();
  return (
    <div className="mt-6 max-w-measure-lg border-t-2 border-accent bg-raised px-5 py-4 text-note">
      <p lang="es">
        <strong className="font-semibold">{title}</strong> Para ver los artículos de la tienda,
        active el permiso{" "}
        <code translate="no" className="wrap-anywhere">
          unauthenticated_read_content
        </code>{" "}
        del acceso sin autenticación a la Storefront API.
      </p>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => retry()}>
        Try Again
      </Button>
    </div>
  );
}

export const topicLinkClass =
  "inline-flex min-h-11 min-w-6 cursor-pointer items-center text-note underline decoration-1 decoration-line-strong underline-offset-4 hover:decoration-current";
