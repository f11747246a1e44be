import { categories } from "~/content/categories";
import { Link } from "~/ui/link";
import { TextLink } from "~/ui/text-link";

/** Where a search begins and where it goes when it found nothing: the categories, and what is no product. */
export function WaysOn({ onFollow }: { onFollow?: () => void }) {
  return (
    <div>
      <h2 className="search-label">Popular</h2>
      <ul className="search-categories">
        {categories.map(({ id, label, path, description }) => (
          <li key={id}>
            <Link to={path} onClick={onFollow}>
              <span>{label}</span>
              <span>{description}</span>
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
