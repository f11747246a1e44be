const files = import.meta.glob("../../content/help/accessibility-evidence.json", {
  eager: true,
  import: "default",
});

/** What the last complete test run in this folder wrote; undefined where there was none. For loaders. */
export const writtenEvidence: unknown = Object.values(files)[0];
