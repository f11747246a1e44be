import type { ArticleRecord } from "./records.ts";

/** The shots of an article's image and of those in its text. */
export function getShots({ image, contentHtml }: ArticleRecord): string[] {
  const inText = contentHtml.matchAll(/src="\/cdn\/shop\/files\/([a-z\d-]+)\.jpg/g);
  return [image.shot, ...[...inText].map(([, shot = ""]) => shot)];
}
