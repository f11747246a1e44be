import { RouterContextProvider } from "react-router";
import type { AppBuild } from "../render-page.ts";

/** The smallest build that React Router accepts: one route for every path. */
export function createTestBuild(render: AppBuild["entry"]["module"]["default"]): AppBuild {
  const createLoadContext = () => new RouterContextProvider();
  const module = { handleError() {}, createLoadContext };
  return {
    entry: { module: { default: render, ...module } },
    routes: { root: { id: "root", path: "*", module: { default: () => null } } },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
}
