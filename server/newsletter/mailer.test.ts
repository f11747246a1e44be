import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { site } from "#brand/content/site.ts";
import { openMailer } from "./mailer.ts";
import { freePort } from "./testing/postgres-server.ts";

/** Takes mails as RFC 5321 says, one command a line. */
async function startMailServer(isRefusing = false) {
  const received: string[] = [];
  const server = createServer((socket) => converse(socket));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());

  function converse(socket: Socket): void {
    let text = "";
    let isData = false;
    socket.write("220 mail.example\r\n");
    socket.setEncoding("utf8").on("data", (part: string) => {
      text += part;
      for (let end = text.indexOf("\r\n"); end >= 0; end = text.indexOf("\r\n")) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        received.push(line);
        if (isData && line !== ".") continue;
        isData = line === "DATA";
        const isRefused = isRefusing && line.startsWith("RCPT");
        socket.write(isRefused ? "550 no\r\n" : isData ? "354 go on\r\n" : "250 ok\r\n");
        if (line === "QUIT") socket.end();
      }
    });
  }

  return { url: `smtp://127.0.0.1:${port}`, received };
}

const mail = { to: "ana@example.com", subject: "Please confirm", text: "Confirm it here." };

test("a mail is sent from the shop to one address", async () => {
  const { url, received } = await startMailServer();
  const send = await openMailer(url);
  await send?.(mail);

  expect(received).toContain(`MAIL FROM:<${site.email}>`);
  expect(received).toContain("RCPT TO:<ana@example.com>");
  expect(received).toContain(`From: ${site.name} <${site.email}>`);
  expect(received).toContain("Subject: Please confirm");
  expect(received).toContain("Confirm it here.");
});

test("the sender can be another one", async () => {
  const { url, received } = await startMailServer();
  await (await openMailer(url, "letters@brand.example"))?.(mail);

  expect(received).toContain("MAIL FROM:<letters@brand.example>");
});

test("a mail that the server refuses is an error", async () => {
  const { url } = await startMailServer(true);

  await expect((await openMailer(url))?.(mail)).rejects.toThrow();
});

test("without a mail server there is nothing to send with", async () => {
  expect(await openMailer(undefined)).toBeNull();
});
