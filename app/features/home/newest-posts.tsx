import { homeHeadings } from "#brand/content/home/home-headings.ts";
import { Picture } from "~/blocks/picture";
import { imageSizes } from "~/lib/breakpoints";
import { getBlogPath, mainBlog } from "~/lib/paths";
import { articleCrop, articleWidths } from "~/lib/store-image";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { CardLink, TextLink } from "~/ui/link";
import { Section } from "~/ui/section";
import { Title } from "~/ui/title";
import { fitTitle } from "~/ui/title-size";

export type NewestPost = {
  path: string;
  title: string;
  excerpt: string;
  /** Name of the category. */
  category: string;
  readingMinutes: number;
  /** URL at the store's image service; null stands for no image. */
  image: string | null;
};

/** The newest articles, the first one large; nothing when there are none. */
export function NewestPosts({ posts }: { posts: readonly NewestPost[] }) {
  const [lead, ...others] = posts;
  if (!lead) return null;
  return (
    <Section aria-labelledby="journal">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 lg:mb-12">
        <Heading id="journal" className="min-w-0">
          {homeHeadings.newestPosts}
        </Heading>
        <TextLink to={getBlogPath(mainBlog)}>All articles</TextLink>
      </div>
      <Grid className="items-start">
        <Article post={lead} isLead />
        <div className="lg:col-span-4 lg:col-start-9">
          {others.map((post) => (
            <Article key={post.path} post={post} />
          ))}
        </div>
      </Grid>
    </Section>
  );
}

function Article({ post, isLead = false }: { post: NewestPost; isLead?: boolean }) {
  const { path, title, category, readingMinutes, excerpt, image } = post;
  return (
    <article
      className={`group/card relative border-line py-6 max-lg:border-b ${isLead ? "lg:col-span-7 lg:py-0" : "lg:border-t lg:pt-8 lg:pb-8"}`}
    >
      <div className={`flex ${isLead ? "flex-col-reverse" : "items-start justify-between gap-5"}`}>
        <div className={isLead ? "min-w-0" : "min-w-0 flex-1"}>
          <p className="text-sm text-muted">
            <span>{`${category}, `}</span>
            <span className="whitespace-nowrap">{`${readingMinutes} min read`}</span>
          </p>
          <Heading
            level={3}
            size={fitTitle(isLead ? "md" : "xs", title)}
            dir="auto"
            className="mt-2"
          >
            <CardLink to={path}>
              <Title title={title} />
            </CardLink>
          </Heading>
        </div>
        {image && (
          <Picture
            image={{ url: image, alt: "", crop: articleCrop, widths: articleWidths }}
            sizes={isLead ? imageSizes({ base: "92vw", lg: "737px" }) : "120px"}
            className={`aspect-3/2 object-cover ${isLead ? "mb-4 w-full rounded-picture" : "w-30 flex-none rounded-thumb"}`}
          />
        )}
      </div>
      <p dir="auto" className="mt-2 max-w-measure-lg wrap-break-word text-muted">
        {excerpt}
      </p>
    </article>
  );
}
