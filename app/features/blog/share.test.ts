import { expect, test } from "vitest";
import { getShareLinks } from "./share";

test("page and title are encoded; only the microblog gets the title", () => {
  const [social, microblog, professional] = getShareLinks(
    "Wash & go?",
    "https://x.example/blog/a?b",
  );
  const page = "https%3A%2F%2Fx.example%2Fblog%2Fa%3Fb";

  expect(social.href).toBe(`https://www.facebook.com/sharer/sharer.php?u=${page}`);
  expect(microblog.href).toBe(`https://x.com/intent/tweet?url=${page}&text=Wash%20%26%20go%3F`);
  expect(professional.href).toBe(`https://www.linkedin.com/sharing/share-offsite/?url=${page}`);
});
