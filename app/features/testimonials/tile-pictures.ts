import capsules from "~/content/generated/pictures/diary-capsules";
import combing from "~/content/generated/pictures/diary-combing";
import night from "~/content/generated/pictures/diary-night";
import regrowth from "~/content/generated/pictures/diary-regrowth";
import silver from "~/content/generated/pictures/diary-silver";
import washing from "~/content/generated/pictures/diary-washing";
import coilyBlack from "~/content/generated/pictures/swatch-coily-black";
import coilyBrown from "~/content/generated/pictures/swatch-coily-brown";
import straightBlack from "~/content/generated/pictures/swatch-straight-black";
import straightChestnut from "~/content/generated/pictures/swatch-straight-chestnut";
import wavyBlonde from "~/content/generated/pictures/swatch-wavy-blonde";
import wavyCopper from "~/content/generated/pictures/swatch-wavy-copper";
import type { SitePicture } from "~/content/site-picture";
import type { DiaryName, SwatchName } from "~/content/testimonial-tiles";

export const swatchPictures: Readonly<Record<SwatchName, SitePicture>> = {
  "straight-chestnut": straightChestnut,
  "straight-black": straightBlack,
  "wavy-blonde": wavyBlonde,
  "wavy-copper": wavyCopper,
  "coily-brown": coilyBrown,
  "coily-black": coilyBlack,
};

export const diaryPictures: Readonly<Record<DiaryName, SitePicture>> = {
  combing,
  washing,
  night,
  capsules,
  silver,
  regrowth,
};
