import { expect, test } from "vitest";
import { getPublicPage } from "./video-page";

test.each([
  ["https://youtube.com/embed/abcdefghijk", "https://www.youtube.com/watch?v=abcdefghijk"],
  ["https://player.vimeo.com/video/123", "https://vimeo.com/123"],
  ["https://player.vimeo.com/video/123?h=a1b2", "https://vimeo.com/123/a1b2"],
  ["https://player.vimeo.com/video/123?h=../a1b2", "https://vimeo.com/123"],
  ["https://player.vimeo.com/video/123?h=a1b2/..", "https://vimeo.com/123"],
  ["https://player.vimeo.com/video/123#t=90s", "https://vimeo.com/123#t=90s"],
  [
    "https://www.youtube.com/embed/abcdefghijk?start=90&rel=0",
    "https://www.youtube.com/watch?v=abcdefghijk&t=90s",
  ],
  [
    "https://www.youtube.com/embed/abcdefghijk?t=1m30s",
    "https://www.youtube.com/watch?v=abcdefghijk&t=1m30s",
  ],
  [
    "https://www.youtube.com/embed/abcdefghijk?list=PL1",
    "https://www.youtube.com/watch?v=abcdefghijk&list=PL1",
  ],
  [
    "https://www.youtube.com/embed/videoseries?list=PL1",
    "https://www.youtube.com/playlist?list=PL1",
  ],
  [
    "https://www.youtube.com/embed?listType=playlist&list=PL1",
    "https://www.youtube.com/playlist?list=PL1",
  ],
  [
    "https://www.youtube.com/embed/live_stream?channel=UC1",
    "https://www.youtube.com/channel/UC1/live",
  ],
])("the player at %s leads to the video's page %s", (src, page) => {
  expect(getPublicPage(new URL(src)).href).toBe(page);
});

test.each([
  "http://forms.host.example/1",
  "https://host.example/embed/abcdefghijk",
  "https://notyoutube.com/embed/abcdefghijk",
  "https://www.youtube.com.host.example/embed/abcdefghijk",
  "https://www.youtube.com/embed/videoseries",
  "https://www.youtube.com/embed/live_stream?channel=..%2F..",
  "https://www.youtube.com/embed/abcdefghijklm",
  "https://www.youtube.com/embed/abcdefghijklm?list=PL1",
  "https://www.youtube.com/x/embed/abcdefghijk",
  "https://www.youtube.com/channel",
  "https://host.example/video/123",
  "https://player.vimeo.com/video/123/x",
  "https://player.vimeo.com/x/video/123",
  "https://player.vimeo.com/channel",
])("the embed at %s leads to its own address", (src) => {
  expect(getPublicPage(new URL(src)).href).toBe(src);
});
