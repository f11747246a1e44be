import { contact } from "#brand/content/help/contact.ts";
import { site } from "#brand/content/site.ts";
import { usePromisesSubscriptions } from "~/commerce/promises-subscriptions";
import { useShownLinks } from "~/commerce/shown-links";
import { Heading } from "~/ui/heading";
import { LinkList, textLinkVariants } from "~/ui/link";
import { HelpHead } from "./help-layout";
import { getMailtoUrl } from "./mailto";

const [mailbox, domain] = site.email.split("@");

export function ContactPage() {
  const { reasons, subscriptionReason } = contact;
  const shown = usePromisesSubscriptions() ? [...reasons, subscriptionReason] : reasons;
  return (
    <>
      <HelpHead title={contact.title} intro={contact.intro}>
        <a
          href={`mailto:${site.email}`}
          className="mt-6 inline-block py-1 font-display text-[clamp(1.75rem,6.4vw,4rem)] leading-tight font-medium wrap-anywhere text-accent underline decoration-1 underline-offset-[0.16em]"
        >
          {mailbox}@<wbr />
          {domain}
        </a>
      </HelpHead>
      <ul className="page-width grid gap-x-gutter gap-y-8 pb-section sm:grid-cols-3">
        {shown.map(({ title, text, subject, action }) => (
          <li key={title} className="border-t border-line pt-5">
            <Heading size="sm" className="mb-2">
              {title}
            </Heading>
            <p className="mb-2 max-w-measure-xs text-muted">{text}</p>
            <a href={getMailtoUrl(subject)} className={textLinkVariants()}>
              {action}
            </a>
          </li>
        ))}
      </ul>
      <nav aria-label="Find an answer without writing" data-tone="soft" className="py-8">
        <LinkList
          links={useShownLinks(contact.elsewhere)}
          className="page-width flex flex-wrap gap-x-8"
        />
      </nav>
    </>
  );
}
