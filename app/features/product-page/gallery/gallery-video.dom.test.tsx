import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { GalleryVideo } from "./gallery-video";

test("a video that the browser refuses to play can be played", async () => {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(new Error("NotAllowedError"));
  const source = { url: "/drop.mp4", mimeType: "video/mp4" };
  const video = {
    alt: "",
    poster: { url: "", alt: "", size: null },
    sources: [source] as [typeof source],
  };
  render(<GalleryVideo video={video} name="A drop" isCurrent fit="" />);

  await userEvent.click(await screen.findByRole("button", { name: "Play video: A drop" }));
  expect(await screen.findByRole("button", { name: "Play video: A drop" })).toBeTruthy();
});
