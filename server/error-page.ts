import { createHash } from "node:crypto";
import { site } from "#brand/content/site.ts";
import { themeColor } from "./theme-color.ts";

const style = `
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;text-align:center;
background:${themeColor("surface")};color:${themeColor("ink")};font:1.0625rem/1.6 system-ui,sans-serif}
h1{font:500 2.25rem/1.2 Georgia,serif;margin:0 0 .75rem}p{margin:0 auto 1.5rem;max-width:32rem}
a{color:inherit;text-underline-offset:.25em}
button{font:inherit;margin:0 0 1.5rem;padding:.75rem 1.5rem;border:0;border-radius:2px;background:${themeColor("primary")};color:${themeColor("surface")};cursor:pointer}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

/** An HTML page that needs no rendering. Nothing is escaped: no text of a visitor. `form` is markup below the sentence. */
export function errorPage(
  status: number,
  heading: string,
  sentence: string,
  headers: Record<string, string> = {},
  form = "",
): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} | ${site.name}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${sentence}</p>
${form}
<a href="/">Return to Home</a>
</main>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      ...headers,
    },
  });
}
