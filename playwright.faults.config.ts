import config from "./playwright.config";

process.env.FAULTS ??= "full";

/** The browser tests that break something, in full: the second half of `npm run test:faults`. */
export default {
  ...config,
  testMatch: /(?:attacks|faults)\.spec\.ts$/,
};
