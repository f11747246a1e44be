import { Form } from "react-router";
import { faqPageCopy } from "~/content/help/faq";
import { Button } from "~/ui/button";
import { maxSearchCharacters } from "./faq-search";

type FaqSearchProps = { search: string; onType: (text: string) => void };

/** Filters while the visitor types. Submitting puts the search into the URL, with and without scripts. */
export function FaqSearch({ search, onType }: FaqSearchProps) {
  return (
    <Form
      role="search"
      action={faqPageCopy.path}
      replace
      preventScrollReset
      className="mt-6 flex max-w-136 gap-2"
    >
      <label htmlFor="faq-search" className="sr-only">
        Search the answers
      </label>
      <input
        id="faq-search"
        name="q"
        type="search"
        value={search}
        onChange={({ target }) => onType(target.value)}
        placeholder="Shipping, refund, biotin"
        maxLength={maxSearchCharacters}
        className="min-h-13 min-w-0 flex-1 rounded-control border border-line-strong bg-transparent px-4"
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}
