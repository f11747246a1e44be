/** Whether the tags put an article at the top of the blog. */
export function isFeatured(tags: readonly string[]): boolean {
  return tags.some((tag) => tag.toLowerCase() === "featured");
}
