import { type FormEvent, useRef, useState } from "react";
import { FailureNotice } from "~/blocks/failure-notice";
import { usePaymentToast } from "~/blocks/use-failure";
import { isUnpaid } from "~/commerce/errors";
import type { Product, StoreImage } from "~/commerce/model";
import { productNames } from "~/content/product/product-names";
import { describeMonths } from "~/content/refill";
import { getKitItems } from "~/content/shop/kits";
import { howToStop } from "~/content/subscribe/plan-terms";
import { type Plan, shipsFaster } from "~/content/subscribe/plans";
import { planDialogCopy } from "~/content/subscribe/subscribe";
import { tryAddToCart } from "~/features/cart/add-to-cart";
import { getQuantity, toLineKey } from "~/features/cart/cart-items";
import { openCart, useCart } from "~/features/cart/cart-store";
import { formatPrice } from "~/lib/money";
import { keepUnits } from "~/lib/text";
import { Arrival } from "~/product/arrival";
import { getFirstAvailableVariant } from "~/product/first-available-variant";
import { getMonths } from "~/product/options";
import { ProductSet } from "~/product/product-set";
import { describeScheduleFit } from "~/product/refill";
import { RefillText, useRefill } from "~/product/refill-text";
import { RenewalButton } from "~/product/renewal-button";
import { useCatalog } from "~/product/use-catalog";
import { Button } from "~/ui/button";
import { type DrawerControl, drawerInset, TitledDrawer } from "~/ui/drawer";
import { TextLink } from "~/ui/link";
import { PlanNotSold } from "./plan-not-sold";
import { getScheduleOffers, type ScheduleOffer } from "./plan-offer";

type PlanDialogProps = DrawerControl & {
  plan: Plan;
  /** Images of what is in it, as the store shows it. */
  images: readonly StoreImage[];
};

/** Asks for the schedule, adds the plan to the cart and then opens the cart. */
export function PlanDialog({ plan, images, onClose, ...drawer }: PlanDialogProps) {
  const isAdded = useRef(false);

  function afterAdding() {
    isAdded.current = true;
    onClose();
  }

  /** Opens the cart last, so that it returns the focus to the plan's button and not to this dialog. */
  function afterClose() {
    onClose();
    if (isAdded.current) openCart();
    isAdded.current = false;
  }

  return (
    <TitledDrawer
      {...drawer}
      onClose={afterClose}
      title={`${plan.name} Plan`}
      titleId="plan-dialog-title"
      closeLabel="Close plan"
    >
      <div className={`pt-5 pb-8 ${drawerInset}`}>
        <ProductSet
          images={images}
          standIn={plan.image}
          shape="wide"
          sizes="440px"
          className="mb-3"
        />
        <PlanContents plan={plan} />
        {/* Each opening asks the store, and begins without a chosen schedule. */}
        {drawer.isOpen && <PlanBody plan={plan} onAdded={afterAdding} />}
      </div>
    </TitledDrawer>
  );
}

function PlanBody({ plan, onAdded }: { plan: Plan; onAdded: () => void }) {
  const { items: products, failure, retry } = useCatalog("products", true);
  usePaymentToast(failure);

  if (failure && !isUnpaid(failure))
    return <FailureNotice title={planDialogCopy.failed} retry={retry} />;
  if (!products && !failure) return <p role="status">{planDialogCopy.loading}</p>;
  const product = products?.find(({ handle }) => handle === plan.handle);
  const offers = product ? getScheduleOffers(product) : [];
  if (product && offers.some(({ variant }) => variant.availableForSale)) {
    return <ScheduleForm {...{ plan, product, offers, onAdded }} />;
  }
  if (offers.length === 0) {
    const isSoldOnce = !!product && canBuyOnce(product);
    return <PlanNotSold plan={plan} isSoldOnce={isSoldOnce} formId="plan-dialog-form" />;
  }
  return (
    <div role="status">
      <p className="font-semibold">{planDialogCopy.soldOut}</p>
      <p className="mt-2">{planDialogCopy.instead}</p>
      <TextLink to="/quiz" className="mt-2">
        {planDialogCopy.quiz}
      </TextLink>
    </div>
  );
}

function canBuyOnce(product: Product): boolean {
  const variant = getFirstAvailableVariant(product);
  return !product.requiresSellingPlan && variant?.availableForSale === true;
}

type ScheduleFormProps = {
  plan: Plan;
  product: Product;
  offers: readonly ScheduleOffer[];
  onAdded: () => void;
};

/** No schedule is preselected; the terms are right above the button. */
function ScheduleForm({ plan, product, offers, onAdded }: ScheduleFormProps) {
  const [chosenDays, setChosenDays] = useState<number>();
  const [isUnanswered, setUnanswered] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  const chosen = offers.find(
    ({ days, variant }) => days === chosenDays && variant.availableForSale,
  );

  function choose(days: number) {
    setChosenDays(days);
    setUnanswered(false);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!chosen) {
      setUnanswered(true);
      rows.current?.querySelector<HTMLInputElement>("input:enabled")?.focus();
      return;
    }
    const { variant, allocation } = chosen;
    tryAddToCart(product, variant, 1, allocation);
    // A full cart refuses the plan; its message then appears in this dialog.
    const key = toLineKey(variant.id, allocation.sellingPlan.id);
    if (getQuantity(useCart.getState().items, key) > 0) onAdded();
  }

  return (
    <form onSubmit={onSubmit} noValidate className="grid">
      <fieldset aria-describedby={isUnanswered ? "schedule-problem" : undefined}>
        <legend className="mb-2 font-semibold">{planDialogCopy.schedule}</legend>
        <div
          ref={rows}
          className="divide-y divide-line overflow-hidden rounded-control border border-line"
        >
          {offers.map((offer) => (
            <Schedule
              key={offer.days}
              offer={offer}
              isChosen={offer === chosen}
              onChoose={() => choose(offer.days)}
            />
          ))}
        </div>
      </fieldset>
      <p id="schedule-problem" role="alert">
        {isUnanswered && (
          <span className="mt-3 block border-l-2 border-error pl-3 font-medium">
            {planDialogCopy.noSchedule}
          </span>
        )}
      </p>
      <Terms {...{ plan, product, chosen, offers }} />
      <Button type="submit" size="large">
        {planDialogCopy.add}
      </Button>
    </form>
  );
}

/** What is in the box, for each month until the next one. */
function PlanContents({ plan }: { plan: Plan }) {
  return (
    <div className="mb-5 text-note">
      <p className="font-semibold">{planDialogCopy.contents}</p>
      <ul className="mt-1">
        {getKitItems(plan.handle).map(({ handle, option }) => (
          <li key={handle}>
            {productNames[handle]}
            {option && <span className="text-muted">, {keepUnits(option)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

type ScheduleProps = { offer: ScheduleOffer; isChosen: boolean; onChoose: () => void };

function Schedule({ offer, isChosen, onChoose }: ScheduleProps) {
  const { days, allocation } = offer;
  const { availableForSale, selectedOptions } = offer.variant;
  const months = Math.max(0, ...selectedOptions.map(({ value }) => getMonths(value)));
  return (
    <label className="flex min-h-16 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 has-checked:bg-raised has-disabled:cursor-not-allowed has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink">
      <input
        type="radio"
        name="schedule"
        value={days}
        required
        checked={isChosen}
        disabled={!availableForSale}
        onChange={onChoose}
        className="size-5.5 cursor-[inherit] accent-primary outline-none"
      />
      <span className="flex-1 font-display text-display-xs whitespace-nowrap">
        Every {days} days
      </span>
      <span className="tabular max-sm:w-full max-sm:pl-9.5">
        {availableForSale ? `${formatPrice(allocation.price)} ${planDialogCopy.each}` : "Sold out"}
        {availableForSale && months > 1 && (
          <span className="block text-sm text-muted">{describeMonths(months)}</span>
        )}
      </span>
    </label>
  );
}

type TermsProps = {
  plan: Plan;
  product: Product;
  chosen: ScheduleOffer | undefined;
  offers: readonly ScheduleOffer[];
};

/** First charge, recurring charge, shipping, when the first box arrives, how long it lasts, and how to stop. */
function Terms({ plan, product, chosen, offers }: TermsProps) {
  const { title, minPrice } = product;
  const currencyCode = minPrice?.currencyCode ?? null;
  const refill = useRefill(plan.handle, chosen?.variant ?? null, 1);
  const isFaster = shipsFaster(plan.handle);
  const allocations = offers.map(({ allocation }) => allocation);
  return (
    <div className="mt-5 mb-6 text-note">
      <dl aria-live="polite" className="tabular">
        <Term name="First charge, at checkout">
          {chosen ? formatPrice(chosen.allocation.price) : "Choose a schedule"}
        </Term>
        {chosen && (
          <Term name={`Then every ${chosen.days} days, until you cancel`}>
            {formatPrice(chosen.allocation.price)}
          </Term>
        )}
        <Term name="Shipping">Free</Term>
      </dl>
      <p className="border-b border-line py-3">
        <Arrival currencyCode={currencyCode} shipsFaster={isFaster} />
      </p>
      <p aria-live="polite" className="border-b border-line py-3 empty:hidden">
        {refill && chosen && (
          <>
            <RefillText refill={refill} currencyCode={isFaster ? null : currencyCode} />{" "}
            {describeScheduleFit(refill, chosen.allocation, allocations, false)}
          </>
        )}
      </p>
      <p className="mt-4 wrap-anywhere">{howToStop}</p>
      {chosen && (
        <RenewalButton
          id={toLineKey(chosen.variant.id, chosen.allocation.sellingPlan.id)}
          title={title}
          price={chosen.allocation.price}
          plan={chosen.allocation.sellingPlan}
        />
      )}
    </div>
  );
}

function Term({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-3">
      <dt>{name}</dt>
      <dd className="flex-none font-semibold">{children}</dd>
    </div>
  );
}
