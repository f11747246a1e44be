/**
 * Preloaded into a server (`--import`). Each SIGUSR2 lets an hour pass, so that cached pages are old; each SIGWINCH sets
 * the system's clock by `CLOCK_STEP_HOURS`, as an administrator or a time server does, without any time passing.
 */
const hourMs = 60 * 60 * 1000;
const SystemDate = Date;
const elapsed = performance.now.bind(performance);
let [passedMs, setMs] = [0, 0];

performance.now = () => elapsed() + passedMs;
globalThis.Date = new Proxy(SystemDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [Date.now()] : given, newTarget),
  get: (target, name, receiver) =>
    name === "now"
      ? () => SystemDate.now() + passedMs + setMs
      : Reflect.get(target, name, receiver),
});

process.on("SIGUSR2", () => {
  passedMs += hourMs;
});
process.on("SIGWINCH", () => {
  setMs += Number(process.env.CLOCK_STEP_HOURS) * hourMs;
  process.stderr.write("clock set\n");
});

export {};
