import { Chapters } from "./chapters";
import { FounderClose } from "./founder-close";
import { FounderQuestions } from "./founder-questions";
import { Philosophy } from "./philosophy";

/** Everything below the first screen: words, and no script of its own. */
export function FounderBelow() {
  return (
    <>
      <Chapters />
      <Philosophy />
      <FounderQuestions />
      <FounderClose />
    </>
  );
}
