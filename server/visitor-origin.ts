type Parts = {
  /** Canonical origin of the shop. */
  siteUrl: string;
  trustedProxies: number;
};

/** A host name or an address, with a port; Unicode names arrive encoded. */
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The origin under which this request's visitor sees the shop. Every part of it is the client's word, so it may
 * stand in the answer to this request and nowhere else. Anything malformed gives the canonical origin.
 */
export function visitorOrigin({ url, headers }: Request, parts: Parts): string {
  const { siteUrl, trustedProxies } = parts;
  const forwarded = (name: string) =>
    trustedProxies > 0 ? headers.get(name)?.split(",").at(-1)?.trim().toLowerCase() : undefined;

  const host = forwarded("x-forwarded-host") || new URL(url).host;
  const origin = headers.get("origin") ?? "";
  // Browsers name scheme, host and port with every POST. A page of another site is not believed.
  if (origin === siteUrl || (isHttpOrigin(origin) && new URL(origin).host === host)) return origin;

  const isCanonicalHost = host === new URL(siteUrl).host;
  const scheme = forwarded("x-forwarded-proto") ?? (isCanonicalHost ? null : "http");
  if (scheme === null || !/^https?$/.test(scheme) || !hostPattern.test(host)) return siteUrl;
  const claimed = `${scheme}://${host}`;
  return URL.canParse(claimed) ? new URL(claimed).origin : siteUrl;
}

function isHttpOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
