import { site } from "~/content/site";
import theme from "~/styles/theme.css?raw";

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
    icons: [
      getIcon("any", 192),
      getIcon("any", 512),
      getIcon("maskable", 192),
      getIcon("maskable", 512),
    ],
  };
  return Response.json(manifest, {
    headers: {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

function getIcon(purpose: "any" | "maskable", size: number) {
  const name = purpose === "any" ? "icon" : "maskable";
  return {
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  };
}
