import { site } from "#brand/content/site.ts";
import theme from "#brand/theme.css?raw";
import { fileCache, type PageHandle } from "~/lib/page-handle";

export const handle: PageHandle = { cache: fileCache };

const surface = /--color-surface: (#\w+);/.exec(theme)?.[1];

/** The web app manifest, for browsers that install the shop as an app. */
export function loader() {
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.shortDescription,
    lang: "en-US",
    id: "/",
    start_url: "/",
    display: "minimal-ui",
    background_color: surface,
    theme_color: surface,
    icons: ["any", "maskable"].flatMap((purpose) =>
      [192, 512].map((size) => ({
        src: `/icons/${purpose === "any" ? "icon" : purpose}-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ),
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
