import type { ReactNode } from "react";
import { arrivalCopy } from "#brand/content/arrival.ts";
import { facts } from "#brand/content/facts.ts";
import { market } from "#brand/content/market.ts";
import { planGuarantee } from "#brand/content/subscribe/plan-terms.ts";
import type { Product } from "~/commerce/model";
import { Arrival } from "~/product/arrival";
import { isPlan, shipsFaster } from "~/product/kits";
import { Icon, type IconName } from "~/ui/icon";
import type { VariantChoice } from "./variant-choice";

const freeShipping = `Free shipping on orders over ${market.symbol}${facts.freeShippingFrom}`;

type ReassuranceProps = { product: Product; chosen: VariantChoice };

/** Promises of goods, and none for what does not ship. */
export function Reassurance({ product, chosen }: ReassuranceProps) {
  const { variant, obstacle, allocation } = chosen;
  const canOrder = !obstacle && variant?.availableForSale;
  const currencyCode = canOrder ? variant.price.currencyCode : null;
  const isFaster = allocation !== null && shipsFaster(product.handle);
  if (variant?.requiresShipping === false)
    return (
      <ul className="mt-5 border-t border-line text-note">
        <ReassuranceLine icon="box">{arrivalCopy.nothingShips}</ReassuranceLine>
      </ul>
    );
  return (
    <ul className="mt-2 border-t border-line text-note">
      <ReassuranceLine icon="box">{freeShipping}</ReassuranceLine>
      <ReassuranceLine icon="return">
        <span>
          {`${facts.productGuaranteeDays}-day money-back guarantee`}
          {allocation && isPlan(product.handle) && <span>, {planGuarantee}</span>}
        </span>
      </ReassuranceLine>
      <ReassuranceLine icon="lab">
        {`Made in ${market.madeIn} in ${facts.facility}`}
      </ReassuranceLine>
      <ReassuranceLine icon="calendar">
        <Arrival
          isServed
          currencyCode={currencyCode}
          isBackordered={variant?.isBackordered}
          shipsFaster={isFaster}
        />
      </ReassuranceLine>
    </ul>
  );
}

/** A promise below the button, in a list of them. */
function ReassuranceLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex min-h-10 items-center gap-4 border-b border-line py-1.5">
      <Icon name={icon} size={20} className="text-primary" />
      {children}
    </li>
  );
}
