import { FinalCall } from "./final-call";
import { MemberBenefits } from "./member-benefits";
import { PlanSection } from "./plan-section";
import { ProblemRows } from "./problem-rows";
import { SixMonths } from "./six-months";
import { Stories } from "./stories";
import { SubscribeFaq } from "./subscribe-faq";
import { SubscriberPromise } from "./subscriber-promise";
import { YearTable } from "./year-table";

/** Everything below the first screen. */
export function SubscribeRest() {
  return (
    <>
      <ProblemRows />
      <PlanSection />
      <MemberBenefits />
      <SixMonths />
      <Stories />
      <YearTable />
      <SubscribeFaq />
      <SubscriberPromise />
      <FinalCall />
    </>
  );
}
