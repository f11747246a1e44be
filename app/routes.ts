import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("shop/:category?", "routes/shop.tsx"),
  route("products/:handle", "routes/product.tsx"),
  route("search", "routes/search.tsx"),
  route("quiz", "routes/quiz.tsx"),
  route("learn/quiz", "routes/learn-quiz.tsx"),
  route("blog", "routes/blog.tsx"),
  route("blog/feed.xml", "routes/blog-feed.ts"),
  route("blog/:slug", "routes/article.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
