import { holidaysLink, routineLink } from "~/content/navigation";
import { site } from "~/content/site";
import { CartButton } from "~/features/cart/cart-button";
import { SavedButton } from "~/features/saved/saved-button";
import { SearchButton } from "~/features/search/search-button";
import { Link } from "~/ui/link";
import { useAriaCurrent } from "./current-link";
import { MainNavigation } from "./main-navigation";
import { MenuButton } from "./menu-button";
import { holidaysLinkClass, navLinkClass } from "./nav-link-class";

export function Header() {
  return (
    <header className="sticky top-0 z-10 h-header print:hidden border-b border-line bg-surface">
      <div className="page-width flex h-full items-center">
        <MenuButton />
        <p className="lg:pr-6 xl:w-1/4">
          <Link
            to="/"
            className="inline-block font-display text-[34px]/11 font-medium text-primary"
          >
            {site.name}
          </Link>
        </p>
        <MainNavigation />
        <Tools />
      </div>
    </header>
  );
}

function Tools() {
  const current = useAriaCurrent();
  return (
    <div className="-mr-2.5 ml-auto flex items-center lg:gap-6">
      {[routineLink, holidaysLink].map(({ label, to }) => (
        <Link
          key={to}
          to={to}
          aria-current={current(to)}
          className={`max-lg:hidden ${to === holidaysLink.to ? `${holidaysLinkClass} lg:min-h-9` : navLinkClass}`}
        >
          {label}
        </Link>
      ))}
      <div className="flex items-center">
        <SearchButton />
        <SavedButton />
        <CartButton />
      </div>
    </div>
  );
}
