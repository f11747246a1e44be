/** Preloaded into a server (`--import`): each SIGUSR2 moves its clock on by an hour, so that its cached pages are old. */
const realNow = Date.now;
let offsetMs = 0;
Date.now = () => realNow() + offsetMs;
process.on("SIGUSR2", () => {
  offsetMs += 60 * 60 * 1000;
});

export {};
