import { Form } from "react-router";
import { faqPageWords } from "~/content/help/faq";
import { Button } from "~/ui/button";
import { longestSearch } from "./faq-search";

type FaqSearchProps = { search: string; onType: (text: string) => void };

/** Answers while she types; sent, as it is without scripts, it also stands in the address. */
export function FaqSearch({ search, onType }: FaqSearchProps) {
  return (
    <Form
      role="search"
      action={faqPageWords.path}
      replace
      preventScrollReset
      className="help-search"
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
        maxLength={longestSearch}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}
