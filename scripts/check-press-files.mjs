/** Ends with 1 where the build offers press files that nobody has made. */
import build from "../build/server/index.js";

const missing = build.getMissingPressFiles();
if (missing.length > 0) {
  console.error(`There is no press file ${missing.join(", ")}.
Press files are named after the brand and its releases. Make them with: npm run art -- press`);
  process.exitCode = 1;
}
