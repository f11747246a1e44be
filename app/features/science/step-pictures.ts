import check from "~/content/generated/pictures/making-check";
import choose from "~/content/generated/pictures/making-choose";
import number from "~/content/generated/pictures/making-number";
import source from "~/content/generated/pictures/making-source";
import test from "~/content/generated/pictures/making-test";
import weigh from "~/content/generated/pictures/making-weigh";
import type { manufacturing } from "~/content/science";
import type { SitePicture } from "~/content/site-picture";

type Step = (typeof manufacturing)[number]["name"];

export const stepPictures: Readonly<Record<Step, SitePicture>> = {
  Choose: choose,
  Source: source,
  Check: check,
  Weigh: weigh,
  Test: test,
  Number: number,
};
