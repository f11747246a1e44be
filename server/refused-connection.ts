import { type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { kindPage } from "./kind-page.ts";
import { withPlainSecurityHeaders } from "./response-headers.ts";

/** Time for a client to read why it was refused before the connection goes. */
const lingerMs = 500;

/**
 * What Node would answer by itself, in its own bare words, to bytes that are no request, to headers
 * without an end or to a client that takes too long: here it gets a page, with the headers of every answer.
 */
export function refuseBrokenRequests(server: Server, isHttps: boolean): void {
  server.on("clientError", async (error: NodeJS.ErrnoException, socket: Duplex) => {
    const answer = await rawAnswer(refusalOf(error.code), isHttps);
    // Half an answer that is on its way must not go on as another one.
    const underWay: unknown = Reflect.get(socket, "_httpMessage");
    const hasBegun = typeof underWay === "object" && underWay !== null && "headersSent" in underWay;
    if (error.code === "ECONNRESET" || !socket.writable || (hasBegun && underWay.headersSent)) {
      socket.destroy();
      return;
    }
    socket.end(answer);
    setTimeout(() => socket.destroy(), lingerMs).unref();
  });

  server.on("checkExpectation", async (_, outgoing) => {
    const { status, headers, body } = await parts(
      kindPage(417, "That did not work", "Your browser or a proxy asked for an unknown favour."),
      isHttps,
    );
    outgoing.writeHead(status, headers).end(body);
  });
}

function refusalOf(code: string | undefined): Response {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return kindPage(431, "That request is too long", "Please go back and try a shorter address.");
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return kindPage(413, "That request is too large", "Your browser or a proxy sent too much.");
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return kindPage(408, "That took too long", "The connection may be slow. Please try again.");
    default:
      return unreadable();
  }
}

export function unreadable(): Response {
  return kindPage(
    400,
    "That request is not readable",
    "Your browser or a proxy may have garbled it.",
  );
}

async function rawAnswer(response: Response, isHttps: boolean): Promise<string> {
  const { status, headers, body } = await parts(response, isHttps);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}

async function parts(response: Response, isHttps: boolean) {
  const { status, headers } = withPlainSecurityHeaders(response, isHttps);
  const body = await response.text();
  const length = String(Buffer.byteLength(body));
  const all = { ...Object.fromEntries(headers), "content-length": length, connection: "close" };
  return { status, headers: all, body };
}
