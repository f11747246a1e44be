import type { ServerBuild } from "react-router";
import routeConfig from "../../../app/routes.ts";
import { createPageRules } from "../page-rules.ts";

/** The shop's own routes with their handles, as the compiled application has them. */
export async function loadRoutes(): Promise<ServerBuild["routes"]> {
  const routes = routeConfig.map(async ({ file, id = toId(file), path, index }) => {
    const module = await import(new URL(`../../../app/${file}`, import.meta.url).pathname);
    return [id, { id, path, index, module }] as const;
  });
  return Object.fromEntries(await Promise.all(routes));
}

/** As React Router names a route that has no id of its own. */
function toId(file: string): string {
  return file.replace(/\.\w+$/, "");
}

export const findTestRoute = createPageRules(await loadRoutes());
