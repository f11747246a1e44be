import { founder } from "~/content/founder";
import { founderQuestions } from "~/content/founder-story";
import { Accordion } from "~/ui/accordion";

export function FounderQuestions() {
  return (
    <section aria-labelledby="founder-questions-title" className="wrap founder-questions">
      <div>
        <h2 id="founder-questions-title" className="heading-1">
          Asked often, answered by her.
        </h2>
        <p className="mt-4 text-muted">
          {founder.name}, {founder.role.toLowerCase()}
        </p>
      </div>
      <Accordion name="founder" items={founderQuestions} isFirstOpen />
    </section>
  );
}
