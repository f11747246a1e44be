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
      <div className="page-width flex h-full items-center xl:grid xl:grid-cols-12 xl:gap-x-gutter">
        <MenuButton />
        <Link
          to="/"
          className="font-display text-[33px]/11 font-medium tracking-[-0.01em] text-primary lg:mr-10 lg:text-[38px]/11 xl:col-span-3 xl:mr-0 xl:justify-self-start"
        >
          {site.name}
        </Link>
        <MainNavigation />
        <Tools />
      </div>
    </header>
  );
}

function Tools() {
  const current = useAriaCurrent();
  return (
    <div className="-mr-2.5 ml-auto flex items-center lg:gap-x-6 xl:col-span-4 xl:justify-end">
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
      <div className="flex items-center lg:-ml-1">
        <SearchButton />
        <SavedButton />
        <CartButton />
      </div>
    </div>
  );
}
