import { Heading } from "~/ui/heading";
import { SearchBox } from "./search-box";

export function BlogHead({ search }: { search: string }) {
  return (
    <header className="page-width gap-x-gutter pt-8 pb-6 sm:pt-12 lg:grid lg:grid-cols-12 lg:items-end lg:pt-18 lg:pb-10">
      <div className="lg:col-span-8">
        <Heading level={1} size="2xl">
          The Journal
        </Heading>
        <p className="mt-4 max-w-measure-md text-lg text-pretty lg:mt-6">
          Hair grows half an inch a month. That leaves time to read: what it is made of, what it
          needs, and what can be left out.
        </p>
      </div>
      <SearchBox search={search} />
    </header>
  );
}
