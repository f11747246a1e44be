import { useRef } from "react";
import type { Plan } from "#brand/content/subscribe/plans.ts";
import { planDialogCopy } from "#brand/content/subscribe/subscribe.ts";
import { FailureNotice } from "~/blocks/failure-notice";
import { ProductSet } from "~/blocks/product-set";
import type { Product, StoreImage } from "~/commerce/model";
import { useHasPage } from "~/commerce/pages";
import { openCart } from "~/features/cart/cart-store";
import { keepUnits } from "~/lib/text";
import { findBrandProduct } from "~/product/brand-products";
import { getKitItems } from "~/product/kits";
import { useCatalog } from "~/product/use-catalog";
import { getFirstAvailableVariant } from "~/product/variants";
import { type DrawerControl, drawerInset, TitledDrawer } from "~/ui/drawer";
import { TextLink } from "~/ui/link";
import { PlanNotSold } from "./plan-not-sold";
import { getScheduleOffers } from "./plan-offer";
import { ScheduleForm } from "./schedule-form";

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
  const hasPage = useHasPage();

  if (failure && failure !== "unpaid")
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
      {hasPage("/quiz") && (
        <>
          <p className="mt-2">{planDialogCopy.instead}</p>
          <TextLink to="/quiz" className="mt-2">
            {planDialogCopy.quiz}
          </TextLink>
        </>
      )}
    </div>
  );
}

function canBuyOnce(product: Product): boolean {
  const variant = getFirstAvailableVariant(product);
  return !product.requiresSellingPlan && variant?.availableForSale === true;
}

/** What is in the box, for each month until the next one. */
function PlanContents({ plan }: { plan: Plan }) {
  return (
    <div className="mb-5 text-note">
      <p className="font-semibold">{planDialogCopy.contents}</p>
      <ul className="mt-1">
        {getKitItems(plan.handle).map(({ handle, option }) => (
          <li key={handle}>
            {findBrandProduct(handle)?.title}
            {option && <span className="text-muted">, {keepUnits(option)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
