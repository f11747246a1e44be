import { scienceQuestions } from "~/content/science";
import { Accordion } from "~/ui/accordion";
import { TextLink } from "~/ui/text-link";

export function ScienceQuestions() {
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-(--section) lg:columns-12"
    >
      <div className="lg:col-span-4">
        <h2 id="questions-title" className="heading-2 lg:text-[3.25rem]">
          Five questions
        </h2>
        <TextLink to="/contact" className="mt-2">
          Ask us something else
        </TextLink>
      </div>
      <div className="lg:col-start-6 lg:col-end-13">
        <Accordion name="science" items={scienceQuestions} isFirstOpen />
      </div>
    </section>
  );
}
