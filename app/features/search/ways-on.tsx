import { Link } from "react-router";
import { categories } from "~/content/categories";
import { TextLink } from "~/ui/text-link";

/** Where a search begins and where it goes when it found nothing: the categories and the quiz. */
export function WaysOn({ onFollow }: { onFollow?: () => void }) {
  return (
    <div>
      <h2 className="search-label">Popular</h2>
      <ul className="search-categories">
        {categories.map(({ id, label, path, description }) => (
          <li key={id}>
            <Link to={path} prefetch="intent" onClick={onFollow}>
              <span>{label}</span>
              <span>{description}</span>
            </Link>
          </li>
        ))}
      </ul>
      <TextLink to="/quiz" onClick={onFollow} className="mt-3">
        Not sure? Take our quiz
      </TextLink>
    </div>
  );
}
