import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { documentPages } from "#brand/content/help/help-pages.ts";
import { blogHandles, getBlogPath, getFeedPath } from "./lib/paths";
import { redirectTable } from "./site/redirect-table";

export default [
  index("routes/home.tsx"),
  route("shop/:category?", "routes/shop.tsx"),
  route("products/:handle", "routes/product.tsx"),
  route("about", "routes/about.tsx"),
  route("about/founder", "routes/founder.tsx"),
  route("science", "routes/science.tsx"),
  route("search", "routes/search.tsx"),
  route("proof/testimonials", "routes/proof-testimonials.tsx"),
  route("proof/press", "routes/proof-press.tsx"),
  route("quiz", "routes/quiz.tsx"),
  route("learn/ingredients", "routes/ingredients.tsx"),
  route("bundles", "routes/bundles.tsx"),
  route("faq", "routes/faq.tsx"),
  route("contact", "routes/contact.tsx"),
  // One module; the path says which document.
  ...documentPages.map(({ to }) => route(to.slice(1), "routes/help.tsx", { id: to.slice(1) })),
  route("subscribe", "routes/subscribe.tsx"),
  route("holidays", "routes/holidays.tsx"),
  // One module for all blogs; the path says which.
  ...blogHandles.flatMap((blog) => [
    route(getBlogPath(blog).slice(1), "routes/blog.tsx", { id: `blog/${blog}` }),
    route(getFeedPath(blog).slice(1), "routes/blog-feed.ts", { id: `feed/${blog}` }),
    route(`${getBlogPath(blog).slice(1)}/:slug`, "routes/article.tsx", { id: `article/${blog}` }),
  ]),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("manifest.webmanifest", "routes/manifest.ts"),
  ...["robots.txt", "agents.md", "llms.txt", ".well-known/security.txt"].map((path) =>
    route(path, "routes/discovery.ts", { id: path }),
  ),
  route("products.tsv", "routes/product-feed.ts"),
  route("cart", "routes/cart.tsx"),
  route("cart/:lines", "routes/cart-link.tsx"),
  route("discount/:code", "routes/discount.ts"),
  route("account/*", "routes/account.tsx"),
  // One module; the route's path is its row in the table.
  ...Array.from(redirectTable.keys(), (path) => route(path, "routes/redirect.tsx", { id: path })),
  route("resources/products", "routes/catalog.ts"),
  route("resources/articles", "routes/article-list.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
