import { facts } from "~/content/facts";
import { holidayBundles } from "~/content/holidays/holiday-bundles";
import { formatPrice, type Money, toMinorUnits, toMoney } from "~/lib/money";
import { getProductPath } from "~/lib/paths";
import { keepUnits } from "~/lib/text";
import { getKitTotal, type KitRow } from "~/product/kit";
import { ProductFrame, ProductImage } from "~/product/product-image";
import { Heading } from "~/ui/heading";
import { TextLink } from "~/ui/link";

type KitContentsProps = {
  handle: string;
  rows: readonly KitRow[];
  /** Of the kit as chosen. */
  price: Money | null;
  /** Of how many months the kit is, as chosen: the rows are those of one. */
  months: number;
};

/** What is in a kit, what it costs one by one, and what the kit saves. */
export function KitContents({ handle, rows, price, months }: KitContentsProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="kit" className="mt-6">
      <Heading level={2} size="xs" id="kit">
        {months > 1 ? "In each month’s box" : "In the box"}
      </Heading>
      <ul className="mt-2 border-b border-line">
        {rows.map(({ handle, title, option, image, price }) => (
          <li key={handle} className="flex items-center gap-4 border-t border-line py-2">
            <ProductFrame size="thumbnail" className="w-11 flex-none">
              <ProductImage image={image} use="thumbnail" sizes="44px" alt="" />
            </ProductFrame>
            <p className="min-w-0 flex-1 text-note leading-5">
              <TextLink to={getProductPath(handle)} variant="plain" className="font-medium">
                {title}
              </TextLink>
              {option && <span className="block text-sm text-muted">{keepUnits(option)}</span>}
            </p>
            {price && <span className="tabular text-note">{formatPrice(price)}</span>}
          </li>
        ))}
      </ul>
      <KitSaving handle={handle} total={getKitTotal(rows)} price={price} months={months} />
    </section>
  );
}

type KitSavingProps = Omit<KitContentsProps, "rows"> & { total: Money | null };

/** The holiday bundles have a regular price and a saving of their own (rule 23 in docs/rules.md). */
function KitSaving({ handle, total, price, months }: KitSavingProps) {
  if (!total || !price || total.currencyCode !== price.currencyCode) return null;
  const once = toMoney(toMinorUnits(total) * months, total.currencyCode);
  const bundle = holidayBundles.find((each) => each.handle === handle);
  const isSpecified =
    bundle &&
    price.currencyCode === facts.currency &&
    toMinorUnits(price) === bundle.salePrice * 100;
  const saved = toMinorUnits(once) - toMinorUnits(price);
  return (
    <dl className="tabular mt-2 text-note">
      <div className="flex justify-between gap-4">
        <dt>Bought one by one</dt>
        <dd>{formatPrice(once)}</dd>
      </div>
      {isSpecified ? (
        <div className="flex justify-between gap-4 font-semibold">
          <dt>Regular price of the kit ${bundle.regularPrice}, so you save</dt>
          <dd>${bundle.regularPrice - bundle.salePrice}</dd>
        </div>
      ) : (
        saved > 0 && (
          <div className="flex justify-between gap-4 font-semibold">
            <dt>You save</dt>
            <dd>{formatPrice(toMoney(saved, price.currencyCode))}</dd>
          </div>
        )
      )}
    </dl>
  );
}
