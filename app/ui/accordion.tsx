import { Icon } from "./icon";
import { textLinkVariants } from "./link";

type AccordionItem = {
  question: string;
  answer: string;
  /** The answer's anchor; browsers open the item when it is the URL's fragment. */
  id?: string;
};

type AccordionProps = {
  /** Shared by the items, so that at most one is open. */
  name: string;
  items: readonly AccordionItem[];
  isFirstOpen?: boolean;
};

/** Questions of which at most one is open; works without script. */
export function Accordion({ name, items, isFirstOpen = false }: AccordionProps) {
  return (
    <div className="border-b border-line">
      {items.map(({ question, answer, id }, index) => (
        <details
          key={question}
          name={name}
          open={isFirstOpen && index === 0}
          className="group border-t border-line"
        >
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-3 text-lg/snug font-medium hover:text-accent lg:text-xl/snug [&::-webkit-details-marker]:hidden">
            <h3 className="min-w-0 hyphens-auto">{question}</h3>
            <Icon name="plus" size={18} className="group-open:hidden" />
            <Icon name="minus" size={18} className="hidden group-open:block" />
          </summary>
          <p id={id} className="max-w-measure-lg pr-6 pb-6 sm:pr-10">
            {answer}
          </p>
          {id && (
            <a href={`#${id}`} className={textLinkVariants({ className: "-mt-5 mb-4 text-sm" })}>
              Link to this answer
            </a>
          )}
        </details>
      ))}
    </div>
  );
}
