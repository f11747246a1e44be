import { SearchBox } from "./search-box";

export function BlogHead({ search }: { search: string }) {
  return (
    <header className="wrap gap-x-(--gutter) pt-8 pb-6 sm:pt-12 lg:columns-12 lg:items-end lg:pt-18 lg:pb-10">
      <div className="lg:col-span-8">
        <h1 className="blog-title">The Journal</h1>
        <p className="mt-4 max-w-[34em] text-lg text-pretty lg:mt-6">
          Hair grows half an inch a month. That leaves time to read: what it is made of, what it
          needs, and what can be left out.
        </p>
      </div>
      <SearchBox search={search} />
    </header>
  );
}
