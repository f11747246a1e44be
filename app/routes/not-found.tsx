import { data } from "react-router";
import { site } from "~/content/site";
import { NotFoundPage } from "~/shell/not-found-page";

export function meta() {
  return [{ title: `Page not found | ${site.name}` }, { name: "robots", content: "noindex" }];
}

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return <NotFoundPage />;
}
