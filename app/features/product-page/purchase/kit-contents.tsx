import {
  formatPrice,
  formatWholePrice,
  type Money,
  multiply,
  toMinorUnits,
  toMoney,
} from "~/lib/money";
import { getProductPath } from "~/lib/paths";
import { keepUnits } from "~/lib/text";
import { ProductFrame, ProductImage } from "~/product/product-image";
import { Heading } from "~/ui/heading";
import { TextLink } from "~/ui/link";
import { getKitTotal, type KitRow } from "./kit";

type KitContentsProps = {
  rows: readonly KitRow[];
  /** Price of the kit as chosen. */
  price: Money | null;
  /** The kit's regular price; null without one. */
  regularPrice: Money | null;
  /** Number of months that the chosen kit lasts; the rows are for one month. */
  months: number;
};

/** What is in a kit, what its products cost separately, and what the kit saves. */
export function KitContents({ rows, price, regularPrice, months }: KitContentsProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="kit" className="mt-4 mb-6">
      <Heading level={2} size="xs" id="kit">
        {months > 1 ? "In each month’s box" : "In the box"}
      </Heading>
      <ul className="mt-2 border-b border-line">
        {rows.map(({ handle, title, option, image, price }) => (
          <li key={handle} className="flex flex-wrap items-center gap-4 border-t border-line py-2">
            <ProductFrame size="thumbnail" className="w-11 flex-none">
              <ProductImage image={image} use="thumbnail" sizes="44px" alt="" />
            </ProductFrame>
            <p className="flex-[1_1_8rem] text-note leading-5">
              <TextLink to={getProductPath(handle)} variant="plain" className="font-medium">
                {title}
              </TextLink>
              {option && <span className="block text-sm text-muted">{keepUnits(option)}</span>}
            </p>
            {price && (
              <span translate="no" className="tabular text-note">
                {formatPrice(price)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <KitSaving total={getKitTotal(rows)} {...{ price, regularPrice, months }} />
    </section>
  );
}

type KitSavingProps = Pick<KitContentsProps, "price" | "regularPrice" | "months"> & {
  total: Money | null;
};

/** A kit with a regular price saves against that one (rule 23 in docs/rules.md), any other against its products. */
function KitSaving({ total, price, regularPrice, months }: KitSavingProps) {
  if (!total || !price || total.currencyCode !== price.currencyCode) return null;
  const once = multiply(total, months);
  const compared = regularPrice ?? once;
  const saved = toMinorUnits(compared) - toMinorUnits(price);
  return (
    <dl className="tabular mt-2 text-note">
      <div className="flex justify-between gap-4">
        <dt>Bought one by one</dt>
        <dd translate="no">{formatPrice(once)}</dd>
      </div>
      {toMinorUnits(compared) !== toMinorUnits(once) && (
        <div className="flex justify-between gap-4">
          <dt>Regular price</dt>
          <dd translate="no">{formatPrice(compared)}</dd>
        </div>
      )}
      {saved > 0 && (
        <div className="flex justify-between gap-4 font-semibold">
          <dt>You save</dt>
          <dd translate="no">{formatWholePrice(toMoney(saved, price.currencyCode))}</dd>
        </div>
      )}
    </dl>
  );
}
