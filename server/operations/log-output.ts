import { write, writeSync } from "node:fs";

export type LogOutput = {
  write(line: string): void;
  /** Writes what waits, before the process ends. */
  end(): void;
};

/** Lines are written so many characters at a time, but at the latest after a second. */
const chunk = 12 * 1024;
const longestDelayMs = 1000;
/** What an output that does not keep up may cost in memory; more is dropped. */
const mostWaiting = 2 ** 20;
/** A full pipe is tried again; at the end only for half a second, whoever does not read. */
const pauseMs = 10;
const lastTries = 50;

/**
 * Writes lines to a file descriptor without holding up the process. Nothing that befalls the log, be it
 * a full disk or a reader that is gone, is a reason to close the shop: what cannot be written is dropped.
 */
export function openLogOutput(fd: number): LogOutput {
  let waiting = "";
  let isWriting = false;

  function send(): void {
    if (isWriting || waiting === "") return;
    isWriting = true;
    const bytes = Buffer.from(waiting);
    waiting = "";
    sendFrom(bytes, 0);
  }

  function sendFrom(bytes: Buffer, start: number): void {
    write(fd, bytes, start, bytes.length - start, null, (error, written) => {
      if (error?.code === "EAGAIN") return void setTimeout(sendFrom, pauseMs, bytes, start).unref();
      if (!error && start + written < bytes.length) return sendFrom(bytes, start + written);
      isWriting = false;
      if (waiting.length >= chunk) send();
    });
  }

  setInterval(send, longestDelayMs).unref();

  return {
    write(line) {
      if (waiting.length + line.length > mostWaiting) return;
      waiting += line;
      if (waiting.length >= chunk) send();
    },
    end() {
      const bytes = Buffer.from(waiting);
      waiting = "";
      let start = 0;
      for (let tries = 0; start < bytes.length && tries < lastTries; ) {
        try {
          start += writeSync(fd, bytes, start);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return;
          tries += 1;
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
        }
      }
    },
  };
}
