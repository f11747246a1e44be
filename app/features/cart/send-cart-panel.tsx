import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { sendCartCopy } from "#brand/content/send-cart.ts";
import { LinkActions } from "~/blocks/link-actions";
import type { Product } from "~/commerce/model";
import { useRoot } from "~/commerce/root";
import { Heading } from "~/ui/heading";
import type { CartItems } from "./cart-items";
import { toCartLink } from "./cart-link";

type SendCartPanelProps = { items: CartItems; products: readonly Product[] };

/** The cart as a link and as a code, made here: nothing is sent. */
export function SendCartPanel({ items, products }: SendCartPanelProps) {
  const { siteUrl } = useRoot().storefront;
  const { path, once, leftOut } = toCartLink(items, products);
  const { subject, message, email } = sendCartCopy;
  const url = path && siteUrl + path;
  return (
    <div className="pb-5 text-note">
      {once.length > 0 && <p className="font-medium">{sendCartCopy.getOnce(once)}</p>}
      {leftOut.length > 0 && <p className="font-medium">{sendCartCopy.getLeftOut(leftOut)}</p>}
      {url ? (
        <>
          <p className="text-muted">{sendCartCopy.what}</p>
          {/* A phone shares, and a computer is left for one: nothing in the part that moves takes focus. */}
          <div className="flex flex-col">
            <div className="mt-4">
              <Heading level={3} size="xs">
                {sendCartCopy.someone}
              </Heading>
              <LinkActions {...{ url, subject, message, email }} />
            </div>
            <div className="mt-4 sm:order-first">
              <Heading level={3} size="xs">
                {sendCartCopy.otherDevice}
              </Heading>
              <QrCode url={url} />
            </div>
          </div>
        </>
      ) : (
        <p>{sendCartCopy.nothing}</p>
      )}
    </div>
  );
}

/** Longer links make codes whose squares a camera cannot tell apart. */
const maxCharacters = 600;
/** Width of the empty border, in squares. */
const quietZone = 4;

function QrCode({ url }: { url: string }) {
  if (url.length > maxCharacters) return <p className="mt-2">{sendCartCopy.tooLong}</p>;
  const code = generate(url);
  const size = code.size + 2 * quietZone;
  return (
    <>
      <p className="mt-1">{sendCartCopy.scan}</p>
      {/* Keeps dark on light in forced colors: cameras expect it. */}
      <svg
        role="img"
        aria-label={sendCartCopy.code}
        viewBox={`${-quietZone} ${-quietZone} ${size} ${size}`}
        shapeRendering="crispEdges"
        className="mt-2 w-50 max-w-full bg-surface fill-ink forced-color-adjust-none"
      >
        <path d={toSvgPath(code)} />
      </svg>
    </>
  );
}
