import { site } from "~/content/site";

/** `robots.txt` (RFC 9309): excludes URLs with unlimited variants. */
export function robotsText(siteUrl: string): string {
  return [
    "User-agent: *",
    "Disallow: /search",
    "Disallow: /resources/",
    "Disallow: /cart/",
    "Disallow: /checkouts/",
    "Allow: /",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

/** `llms.txt`: a summary of the site for language models. */
export function llmsText(siteUrl: string, sitePages: ReadonlyMap<string, string>): string {
  return [
    `# ${site.name}`,
    "",
    `> ${site.description}`,
    "",
    "Reviews, press and people on this site are sample content. Prices and stock are those of the product pages.",
    "",
    "## Pages",
    "",
    ...[...sitePages].map(([path, description]) => `- [${description}](${siteUrl}${path})`),
    "",
    "## Data",
    "",
    `- [Every address](${siteUrl}/sitemap.xml)`,
    `- [Journal, full text](${siteUrl}/blog/feed.xml)`,
    "",
  ].join("\n");
}

/** `security.txt` (RFC 9116). It expires within a year of being read, as the standard asks. */
export function securityText(siteUrl: string, nowMs: number): string {
  const expires = new Date(nowMs + 180 * 24 * 60 * 60 * 1000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
