import { hasPage } from "~/commerce/pages";
import {
  claims,
  hideableSamples,
  legalSamples,
  type SampleBlock,
  unconfirmedProducts,
} from "~/site/samples";
import type { Finding } from "./finding";

export type ShownSample = Omit<SampleBlock, "isSample" | "page"> & { action: string };

/** The blocks that pages show although they are invented. */
export function getShownSamples(showsSamples: boolean, pagesOff: readonly string[]): ShownSample[] {
  const actions = [
    ...(showsSamples ? hideableSamples : []).map(
      withAction("Replace it in", ", or set SHOW_SAMPLES to off"),
    ),
    ...(showsSamples ? unconfirmedProducts : []).map(
      withAction("Compare its file with the label and name it in", ", or set SHOW_SAMPLES to off"),
    ),
    ...claims.map(withAction("Correct it in", ", and take it out of unconfirmedClaims there")),
    ...legalSamples.map(withAction("Let a lawyer write it in", ", and remove isLegalSample there")),
  ];
  return actions.flatMap(({ isSample, page = "/", ...sample }) =>
    isSample && hasPage(pagesOff, page) ? sample : [],
  );
}

function withAction(start: string, end: string) {
  return (block: SampleBlock) => ({ ...block, action: `${start} ${block.file}${end}` });
}

export function toFinding(
  { name, file, risk, action }: ShownSample,
  status: "error" | "warning",
): Finding {
  return { name: `samples: ${name}`, status, seen: `shown, from ${file}`, effect: risk, action };
}
