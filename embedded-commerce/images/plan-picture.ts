import { createHash } from "node:crypto";
import { type Cut, planCut, recipe } from "./cut-picture.ts";
import type { MasterPicture } from "./picture-masters.ts";
import type { PictureRequest } from "./picture-request.ts";

export type PicturePlan = {
  cut: Cut;
  /** Of the file that holds it: the same for the same content, so that it is made once. */
  name: string;
};

/** What is made for an address, whoever makes it and whenever. */
export function planPicture(master: MasterPicture, asked: PictureRequest): PicturePlan {
  const cut = planCut(master, asked);
  const key = createHash("sha1")
    .update(JSON.stringify([recipe, asked.shot, master.version, cut]))
    .digest("hex");
  return { cut, name: `${key}.${asked.format}` };
}
