import { holidaysLink, routineLink } from "~/content/navigation";
import { site } from "~/content/site";
import { CartButton } from "~/features/cart/cart-button";
import { SavedButton } from "~/features/saved/saved-button";
import { SearchButton } from "~/features/search/search-button";
import { Link } from "~/ui/link";
import { useCurrent } from "./current-link";
import { MainNavigation } from "./main-navigation";
import { MenuButton } from "./menu-button";

export function Header() {
  return (
    <header className="site-header">
      <div className="site-bar wrap">
        <MenuButton />
        <Link to="/" className="wordmark">
          {site.name}
        </Link>
        <MainNavigation />
        <Tools />
      </div>
    </header>
  );
}

function Tools() {
  const current = useCurrent();
  return (
    <div className="site-tools">
      {[routineLink, holidaysLink].map(({ label, to }) => (
        <Link
          key={to}
          to={to}
          aria-current={current(to)}
          className={to === holidaysLink.to ? "holidays-link" : "nav-link"}
        >
          {label}
        </Link>
      ))}
      <SearchButton />
      <SavedButton />
      <CartButton />
    </div>
  );
}
