import { expect, test } from "vitest";
import { imageAddress, imageSources } from "./image-address";

test("a picture is asked for at 4:5", () => {
  expect(imageAddress("https://cdn.example/a.jpg", 400)).toBe(
    "https://cdn.example/a.jpg?width=400&height=500&crop=center",
  );
});

test("a version in the address survives", () => {
  expect(imageAddress("https://cdn.example/a.jpg?v=3", 400)).toBe(
    "https://cdn.example/a.jpg?v=3&width=400&height=500&crop=center",
  );
});

test("each width names its own file", () => {
  expect(imageSources("/a.jpg", [200, 400])).toBe(
    "/a.jpg?width=200&height=250&crop=center 200w, /a.jpg?width=400&height=500&crop=center 400w",
  );
});
