/** Loaded before the server's code, with `--import`: its clock starts after the holiday event of 2025. */
const RealDate = Date;
const offsetMs = RealDate.parse("2026-01-15T12:00:00Z") - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [RealDate.now() + offsetMs]));
  }

  static now() {
    return RealDate.now() + offsetMs;
  }
};
