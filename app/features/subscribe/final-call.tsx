import { Picture } from "~/blocks/picture";
import strandBand from "~/content/generated/pictures/strand-band";
import { finalCall, subscribeStats } from "~/content/subscribe";
import { subscribeWords } from "~/content/subscribe-words";
import { ToPlans } from "./to-plans";

export function FinalCall() {
  return (
    <>
      <section aria-labelledby="final-call" className="final-call">
        <div className="wrap">
          <h2 id="final-call">{finalCall.heading}</h2>
          <p>{finalCall.text}</p>
          <ToPlans label={subscribeWords.toPlans} />
        </div>
        <Picture picture={strandBand} alt="" sizes="(min-width: 68.75rem) 125vw, 220vw" />
      </section>
      <section aria-label="Subscribers in numbers" className="subscribe-stats wrap">
        <ul>
          {subscribeStats.map(({ figure, text }) => (
            <li key={text}>
              <b>{figure}</b> {text}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
