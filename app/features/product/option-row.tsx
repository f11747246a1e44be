import { isSubscription } from "~/blocks/subscription";
import type { Product, ProductOption } from "~/commerce/model";
import type { ProductNote } from "~/content/product/product-notes";
import { getOfferLines, type OfferLine } from "./offer-lines";
import type { useVariantChoice } from "./use-variant-choice";
import { getOffers } from "./variant-choice";

type OptionRowProps = {
  product: Product;
  note: ProductNote | null;
  option: ProductOption;
  chosen: ReturnType<typeof useVariantChoice>;
};

/** One option as a group of radio buttons; what is sold out can still be chosen, and says so. */
export function OptionRow({ product, note, option, chosen }: OptionRowProps) {
  const value = chosen.choice.get(option.name) ?? "";
  const lines = getOfferLines(getOffers(product, option, chosen.choice), value);
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 flex w-full flex-wrap gap-x-2.5 text-note font-semibold">
        {option.name}
        <span className="font-normal text-muted">{getRemark(option, value, note)}</span>
      </legend>
      <div className={`grid gap-2 max-[22rem]:grid-cols-1 ${getColumns(option.values.length)}`}>
        {lines.map((line) => (
          <OptionValue
            key={line.value}
            name={option.name}
            line={line}
            isChosen={line.value === value}
            onChoose={() => chosen.choose(option.name, line.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function getColumns(values: number): string {
  return values % 3 === 0 ? "grid-cols-3" : "grid-cols-2";
}

/** What the chosen value means: capsules in a supply, the freedom in a subscription, or itself. */
function getRemark({ values }: ProductOption, value: string, note: ProductNote | null): string {
  if (values.some(isSubscription)) return "Change or cancel anytime";
  const months = Number(/^(\d+) months?$/.exec(value)?.[1] ?? 0);
  if (months > 0 && note?.perMonth) return `${months * note.perMonth.count} ${note.perMonth.unit}`;
  return value;
}

type OptionValueProps = {
  name: string;
  line: OfferLine;
  isChosen: boolean;
  onChoose: () => void;
};

function OptionValue({ name, line, isChosen, onChoose }: OptionValueProps) {
  return (
    <label className={`${boxClass} ${line.isSoldOut ? "border-dashed text-muted" : "font-medium"}`}>
      <input
        type="radio"
        name={name}
        value={line.value}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none outline-none"
      />
      <span className="max-w-full break-words">{line.value}</span>
      {line.line && <span className="tabular text-sm font-normal text-muted">{line.line}</span>}
    </label>
  );
}

/** A chosen one is marked not by color alone: the line doubles. Forced colors leave no ring. */
const boxClass = [
  "relative flex min-h-15 flex-col justify-center rounded-control border border-line-strong px-4 py-2",
  "text-note/5 hover:border-ink",
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink",
  "has-checked:border-solid has-checked:border-primary has-checked:bg-raised/60",
  "has-checked:inset-ring has-checked:inset-ring-primary",
  "forced-colors:has-checked:border-3 forced-colors:has-checked:border-[Highlight]",
].join(" ");
