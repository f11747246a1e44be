/** Whoever has such an address reads the order behind it, with its name and street. */
const checkout = /(\/(?:cart\/c|checkouts)\/)[^\s"'`<>()?]+/g;

/**
 * A text for the log without what a visitor may have typed or owns: the query of an address, the key
 * to a checkout, and anything that looks like an e-mail address.
 */
export function withoutPersonalData(text: string): string {
  return text
    .replace(checkout, "$1…")
    .replace(/\?[^\s"'`<>()?=&]{1,80}=[^\s"'`<>()]*/g, "?…")
    .replace(/[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/gi, "…@…");
}

const longestPath = 200;
/** Told apart first, because nearly no path is. */
const mayBePersonal = /@|%40|^\/c/;

/** The path of a request for the log: no query, no e-mail address, no host. */
export function loggedPath(url: string): string {
  const path = pathOf(url);
  const short = path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
  return mayBePersonal.test(short) ? withoutPersonalData(short) : short;
}

/** The path as it was sent; a proxy's request names the whole address. */
export function pathOf(url: string): string {
  const path = url.startsWith("/") ? url : (URL.parse(url)?.pathname ?? "*");
  const query = path.search(/[?#]/);
  return query < 0 ? path : path.slice(0, query);
}
