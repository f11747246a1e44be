import { categories } from "~/content/categories";
import { Link, TextLink } from "~/ui/link";

/** Categories and other pages, shown before a search and when it found nothing. */
export function SearchSuggestions({ onFollow }: { onFollow?: () => void }) {
  return (
    <div className="lg:col-span-8">
      <h2 className="mb-2 text-sm text-muted">Popular</h2>
      <ul className="border-b border-line">
        {categories.map(({ id, label, path, description }) => (
          <li key={id} className="border-t border-line">
            <Link
              to={path}
              onClick={onFollow}
              className="group grid grid-cols-1 items-baseline gap-x-gutter gap-y-1 py-3 sm:grid-cols-[13em_1fr]"
            >
              <span className="font-display text-display-sm decoration-1 underline-offset-4 group-hover:underline">
                {label}
              </span>
              <span className="text-note text-muted">{description}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-8">
        {pages.map(({ path, label }) => (
          <TextLink key={path} to={path} onClick={onFollow}>
            {label}
          </TextLink>
        ))}
      </p>
    </div>
  );
}

const pages = [
  { path: "/quiz", label: "Not sure? Take our quiz" },
  { path: "/subscribe", label: "Plans and subscriptions" },
  { path: "/faq", label: "Shipping, returns, questions" },
];
