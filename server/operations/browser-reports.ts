/** What a browser reports that it refused to do on a page, reduced to what helps to mend it. */
export type BrowserReport = {
  /** A directive of the content security policy, or another kind of report. */
  directive: string;
  /** `inline`, `eval` and the like, or the origin of what was refused. */
  blocked: string;
  page: URL;
  /** The script that tried, with its line; empty when the browser does not say. */
  source: string;
  /** Reported only, or kept from happening. */
  disposition: "enforce" | "report";
};

/** One upload of a browser that was offline for a while holds many. */
const mostReports = 20;

/**
 * Reads both forms in which browsers report: a list (`application/reports+json`), and one object in
 * older ones (`application/csp-report`). Null for a text that is neither.
 */
export function browserReportsIn(body: unknown): BrowserReport[] | null {
  if (Array.isArray(body)) return body.slice(0, mostReports).flatMap(fromReportingApi);
  const older = isObject(body) ? body["csp-report"] : null;
  return isObject(older) ? fromOlderBrowser(older) : null;
}

function fromReportingApi(report: unknown): BrowserReport[] {
  if (!isObject(report) || !isObject(report.body)) return [];
  const { type, url, body } = report;
  const directive = type === "csp-violation" ? body.effectiveDirective : type;
  const { blockedURL, sourceFile, lineNumber, disposition } = body;
  const page = body.documentURL ?? url;
  return reduced({ directive, blocked: blockedURL, page, sourceFile, lineNumber, disposition });
}

function fromOlderBrowser(report: Fields): BrowserReport[] {
  return reduced({
    directive: report["effective-directive"] ?? report["violated-directive"],
    blocked: report["blocked-uri"],
    page: report["document-uri"],
    sourceFile: report["source-file"],
    lineNumber: report["line-number"],
    disposition: report.disposition,
  });
}

type Fields = Record<string, unknown>;

function reduced(fields: Fields): BrowserReport[] {
  const { sourceFile, lineNumber, disposition } = fields;
  const page = typeof fields.page === "string" ? URL.parse(fields.page) : null;
  const blocked = typeof fields.blocked === "string" ? fields.blocked : "";
  const file = typeof sourceFile === "string" ? sourceFile : "";
  if (!page || isNotOurs(blocked) || isNotOurs(file)) return [];
  return [
    {
      directive: directiveNamed(fields.directive),
      blocked: originOrKeyword(blocked),
      page,
      source: sourceOf(file, lineNumber, page),
      disposition: disposition === "report" ? "report" : "enforce",
    },
  ];
}

/** What extensions and the browser itself put into pages breaks our rules every day. */
function isNotOurs(address: string): boolean {
  return /^(?:[a-z-]*extension|webkit-masked-url|about|chrome|resource|user-script)\b/i.test(
    address,
  );
}

const directives =
  /^(?:default|script|style|img|font|connect|manifest|media|worker|frame|child|object)-src(?:-elem|-attr)?$|^(?:form-action|frame-ancestors|base-uri|require-trusted-types-for|trusted-types)$/;
const otherKinds = ["coep", "coop", "permissions-policy-violation", "integrity-violation"];

/** A name from a short list. Older browsers send the whole directive, its sources included. */
function directiveNamed(text: unknown): string {
  const name = typeof text === "string" ? (text.trim().split(/\s/, 1)[0] ?? "") : "";
  return directives.test(name) || otherKinds.includes(name) ? name : "other";
}

function originOrKeyword(blocked: string): string {
  const url = URL.parse(blocked);
  if (url?.host) return `${url.protocol}//${url.host}`.slice(0, 100);
  return /^[a-z-]{1,30}(?=:|$)/.exec(blocked)?.[0] ?? "";
}

function sourceOf(file: string, line: unknown, page: URL): string {
  const url = URL.parse(file);
  if (!url?.host) return "";
  const place = url.origin === page.origin ? url.pathname : url.origin;
  return `${place.slice(0, 100)}${Number.isSafeInteger(line) ? `:${line}` : ""}`;
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
