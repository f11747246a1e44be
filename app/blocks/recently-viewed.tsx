import { useEffect, useRef, useState } from "react";
import { Link } from "~/ui/link";
import type { PersistedProduct } from "./persisted-product";
import { ProductImage } from "./product-image";
import { clearSeen, followSeen, maxSeen, useSeen } from "./seen-products";
import "./recently-viewed.css";

type RecentlyViewedProps = {
  /** The handle of the page's own product. */
  except?: string;
  onFollow?: () => void;
  className?: string;
};

/** The products she saw last, as this device remembers them; nothing while there are none. */
export function RecentlyViewed({ except, onFollow, className = "" }: RecentlyViewedProps) {
  useEffect(followSeen, []);
  const items = useSeen((seen) => seen.items);
  const [isCleared, setCleared] = useState(false);
  const shown = items.filter(({ handle }) => handle !== except).slice(0, maxSeen);

  function clear() {
    clearSeen();
    setCleared(true);
  }

  if (shown.length === 0) return isCleared && <Cleared className={className} />;
  return (
    <section aria-label="Recently viewed" className={`seen ${className}`}>
      <div className="seen-head">
        <h2 className="display">Recently viewed</h2>
        <button type="button" onClick={clear} className="seen-clear">
          Clear<span className="sr-only"> recently viewed</span>
        </button>
      </div>
      <ul className="seen-row">
        {shown.map((product) => (
          <li key={product.handle}>
            <SeenProduct product={product} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type SeenProductProps = { product: PersistedProduct; onFollow: (() => void) | undefined };

function SeenProduct({ product: { handle, title, image }, onFollow }: SeenProductProps) {
  return (
    <Link to={`/products/${handle}`} onClick={onFollow} className="seen-link">
      <span className="seen-picture">
        {image && <ProductImage image={image} use="thumbnail" sizes="144px" alt="" />}
      </span>
      {title}
    </Link>
  );
}

/** Takes the focus of the button that has just gone. */
function Cleared({ className }: { className: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={line} tabIndex={-1} className={`${className} text-note text-muted outline-none`}>
      The products you viewed are forgotten.
    </p>
  );
}
