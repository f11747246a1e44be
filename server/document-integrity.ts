/** The `sha256-…` of a file of the build by its path, for an `integrity` attribute; `null` for any other path. */
export type IntegrityOf = (path: string) => string | null;

/**
 * Has the browser check each script and stylesheet that a finished document loads against the build of
 * the server that wrote it, whatever a cache between them makes of the file. What a checked script loads
 * later is not named here: the sums of all parts together weigh more than the page.
 */
export function withIntegrity(html: string, integrityOf: IntegrityOf): string {
  return html.replace(loadedFile, (element, path: string) => {
    const integrity = integrityOf(path);
    if (!integrity) return element;
    // The table of routes is data that waits for nothing, and for which nothing waits; as an element of
    // its own it is checked, too, by browsers that know no preload of modules.
    if (routeTable.test(path))
      return `<script type="module" async="" fetchpriority="low" src="${path}" integrity="${integrity}"></script>`;
    return element.replace(/\/?>$/, ` integrity="${integrity}"$&`);
  });
}

/** As React writes them: a `<` in text or in an attribute is never a bare one. */
const loadedFile =
  /<(?:link rel="(?:modulepreload|stylesheet)" href|script\b[^>]* src)="(\/assets\/[^"#?]+)[^"]*"[^>]*>/g;
const routeTable = /^\/assets\/manifest-\w+\.js$/;
