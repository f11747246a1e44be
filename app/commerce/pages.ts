import { data, type RouterContextProvider } from "react-router";
import { type BlogHandle, blogHandles, findRedirect, getBlogPath } from "~/lib/paths";
import { requestContext } from "./context";
import { useRoot } from "./root";

// Pages that the owner has switched off (rule 52 in docs/rules.md).

/** Whether the shop has the page of an address: a path, perhaps with a query or fragment. */
export function hasPage(pagesOff: readonly string[], address: string): boolean {
  const path = (findRedirect(address) ?? address).replace(/[?#].*/, "");
  return !pagesOff.some((off) => path === off || path.startsWith(`${off}/`));
}

/** Tells of an address whether the shop has its page. */
export function useHasPage(): (address: string) => boolean {
  const { pagesOff } = useRoot();
  return (address) => hasPage(pagesOff, address);
}

/** The blogs whose pages are not off. */
export function getBlogs(context: Readonly<RouterContextProvider>): readonly BlogHandle[] {
  const { pagesOff } = context.get(requestContext);
  return blogHandles.filter((blog) => hasPage(pagesOff, getBlogPath(blog)));
}

/** Throws a 404 for a page that is off. */
export function requirePage(context: Readonly<RouterContextProvider>, path: string): void {
  if (!hasPage(context.get(requestContext).pagesOff, path)) throw data(null, { status: 404 });
}
