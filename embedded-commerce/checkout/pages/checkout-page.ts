import { html } from "hono/html";
import { storeFacts } from "../../data/store-facts.ts";
import type { OrderContact } from "../../storage/orders.ts";
import { type ContactProblems, contactFields } from "../contact-form.ts";
import type { Purchase } from "../purchase.ts";
import { stateField, textField } from "./form-fields.ts";
import { formatDollars, layout, type Markup, masthead, testNotice } from "./layout.ts";
import { itemCount, orderPanel, orderSummary } from "./order-summary.ts";

export type CheckoutForm = {
  contact: OrderContact;
  problems: ContactProblems;
  /** Price or stock changed while the page was open. */
  hasChanged: boolean;
};

type CheckoutPage = CheckoutForm & { purchase: Purchase; action: string; shopUrl: string };

export function checkoutPage(page: CheckoutPage): Markup {
  const { purchase } = page;
  const isRefused = Object.keys(page.problems).length > 0;

  return layout(
    isRefused ? "Error: Checkout" : "Checkout",
    html`<div class="page">
      <main>
        ${masthead(page.shopUrl)}
        ${testNotice()}
        <details class="order-toggle" data-tone="raised">
          <summary><span class="order-toggle-label">Order summary, ${itemCount(purchase.lines)}</span> <span class="amount">${formatDollars(purchase.totalCents)}</span></summary>
          ${orderSummary(purchase)}
        </details>
        <h1>Checkout</h1>
        ${problemSummary(page.problems)}
        ${changeNotice(page)}
        ${form(page)}
      </main>
      ${orderPanel(purchase)}
    </div>`,
  );
}

function form(page: CheckoutPage): Markup {
  const { purchase } = page;
  const isFree = purchase.shippingCents === 0;

  return html`<form method="post" action="${page.action}" novalidate>
      <input type="hidden" name="seen" value="${purchase.fingerprint}">
      ${contactSection(page)}
      ${deliverySection(page)}
      <section aria-labelledby="shipping-title">
        <h2 id="shipping-title">Shipping</h2>
        <p class="box"><span>Standard, 3 to 5 business days</span><span class="amount">${isFree ? "Free" : formatDollars(purchase.shippingCents)}</span></p>
        ${isFree ? "" : html`<p class="hint detail">Orders from ${formatDollars(storeFacts.freeShippingFromCents)} ship free.</p>`}
      </section>
      <section aria-labelledby="payment-title">
        <h2 id="payment-title">Payment</h2>
        <p class="box detail">This is a test checkout. It asks for no card, takes no payment and ships nothing.</p>
      </section>
      <p class="due"><span>Total</span><span class="amount">${formatDollars(purchase.totalCents)}</span></p>
      <button class="button" type="submit">Place test order</button>
      <p class="after-button"><a class="link" href="${page.shopUrl}">Back to the shop</a></p>
    </form>`;
}

function contactSection({ contact, problems }: CheckoutPage): Markup {
  return html`<section aria-labelledby="contact-title">
      <h2 id="contact-title">Contact</h2>
      ${textField({
        name: "email",
        label: "Email",
        type: "email",
        inputmode: "email",
        autocomplete: "email",
        value: contact.email,
        problem: problems.email,
      })}
    </section>`;
}

function deliverySection({ contact, problems }: CheckoutPage): Markup {
  return html`<section aria-labelledby="delivery-title">
      <h2 id="delivery-title">Delivery</h2>
      <div class="fields">
        <div class="field field-country">
          <label for="country">Country</label>
          <select id="country" name="country" autocomplete="shipping country"><option value="US">United States</option></select>
        </div>
        ${textField({ name: "firstName", label: "First name", autocomplete: "shipping given-name", value: contact.firstName, problem: problems.firstName })}
        ${textField({ name: "lastName", label: "Last name", autocomplete: "shipping family-name", value: contact.lastName, problem: problems.lastName })}
        ${textField({ name: "address", label: "Address", autocomplete: "shipping address-line1", value: contact.address, problem: problems.address })}
        ${textField({ name: "apartment", label: "Apartment, suite", autocomplete: "shipping address-line2", value: contact.apartment, problem: problems.apartment, isOptional: true })}
        ${textField({ name: "city", label: "City", autocomplete: "shipping address-level2", value: contact.city, problem: problems.city })}
        ${stateField(contact.state, problems.state)}
        ${textField({ name: "zip", label: "ZIP code", autocomplete: "shipping postal-code", inputmode: "numeric", value: contact.zip, problem: problems.zip })}
      </div>
    </section>`;
}

/** Has the focus when the page opens. */
function problemSummary(problems: ContactProblems): Markup | string {
  const invalidFields = contactFields.filter((field) => problems[field]);
  const count = invalidFields.length;
  if (count === 0) return "";
  const title = count === 1 ? "One field needs a look" : `${count} fields need a look`;
  return html`<div class="problem-summary" role="alert" tabindex="-1" autofocus aria-labelledby="problem-summary-title">
      <h2 id="problem-summary-title">${title}</h2>
      <ul>${invalidFields.map((field) => html`<li><a href="#${field}">${problems[field]}</a></li>`)}</ul>
    </div>`;
}

function changeNotice({ purchase, hasChanged }: CheckoutPage): Markup | string {
  if (purchase.warnings.length === 0 && !hasChanged) return "";
  return html`<div class="change-notice" role="status">
      ${hasChanged ? html`<p>Your order changed while this page was open. Please look at it once more.</p>` : ""}
      ${purchase.warnings.map(({ message }) => html`<p>${message}</p>`)}
    </div>`;
}
