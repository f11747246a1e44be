import { html } from "hono/html";
import { facts } from "#brand/content/facts.ts";
import { addressTerms, regions } from "#brand/content/market.ts";
import {
  type Contact,
  type ContactField,
  type ContactProblems,
  contactFields,
  countries,
  isAbroad,
  nameCountry,
} from "../../contact-form.ts";
import type { Purchase } from "../purchase.ts";
import { describeShipping } from "./arrival.ts";
import { formatAmount, layout, type Markup, masthead, testNotice } from "./layout.ts";
import { itemCount, listRenewals, orderPanel, orderSummary } from "./order-summary.ts";

export type CheckoutForm = {
  contact: Contact;
  problems: ContactProblems;
  /** Price or stock changed while the page was open. */
  hasChanged: boolean;
};

type CheckoutPage = CheckoutForm & { purchase: Purchase; action: string; shopUrl: string };

export function checkoutPage(page: CheckoutPage): Markup {
  const { purchase } = page;
  const summary = { ...purchase, createdAt: Date.now() };
  const isRefused = Object.keys(page.problems).length > 0;

  return layout(
    isRefused ? "Error: Checkout" : "Checkout",
    html`<div class="page">
      <main>
        ${masthead(page.shopUrl)}
        ${testNotice()}
        <details class="order-toggle" data-tone="raised">
          <summary><span class="order-toggle-label">Order summary, ${itemCount(purchase.lines)}</span> <span class="amount">${formatAmount(purchase.totalCents)}</span></summary>
          ${orderSummary(summary)}
        </details>
        <h1>Checkout</h1>
        ${problemSummary(page.problems)}
        ${changeNotice(page)}
        ${form(page)}
      </main>
      ${orderPanel(summary)}
    </div>`,
  );
}

function form(page: CheckoutPage): Markup {
  const { purchase } = page;
  const isFree = purchase.shippingCents === 0;

  return html`<form method="post" action="${page.action}" novalidate>
      <input type="hidden" name="seen" value="${purchase.fingerprint}">
      ${section("Contact", textField(page, "email", "Email", { type: "email", inputmode: "email", autocomplete: "email" }))}
      ${section("Delivery", deliveryFields(page))}
      ${section(
        "Shipping",
        html`<p class="box"><span>${describeShipping(purchase.lines, Date.now(), page.contact.country)}</span><span class="amount">${isFree ? "Free" : formatAmount(purchase.shippingCents)}</span></p>
        ${isFree || isAbroad(page.contact.country) ? "" : html`<p class="hint detail">Orders of ${formatAmount(facts.freeShippingFrom * 100)} or more ship free.</p>`}`,
      )}
      ${section(
        "Payment",
        html`<p class="box detail">This is a test checkout. No card is needed, no payment is taken, and nothing ships or renews.</p>`,
      )}
      <p class="due"><span>Total</span><span class="amount">${formatAmount(purchase.totalCents)}</span></p>
      ${listRenewals(purchase.lines).map((text) => html`<p class="renewal detail">${text}</p>`)}
      <button class="button" type="submit">Place Test Order</button>
      <p class="after-button"><a class="link" href="${page.shopUrl}">Back to the shop</a></p>
    </form>`;
}

function section(title: string, content: Markup): Markup {
  const id = `${title.toLowerCase()}-title`;
  return html`<section aria-labelledby="${id}">
      <h2 id="${id}">${title}</h2>
      ${content}
    </section>`;
}

function deliveryFields(page: CheckoutPage): Markup {
  return html`<div class="fields">
        <div class="field field-country">
          <label for="country">Country</label>
          <select id="country" name="country" autocomplete="shipping country"${problemAttributes(page, "country")}>
            ${countries.map((code) => html`<option value="${code}"${code === page.contact.country ? " selected" : ""}>${nameCountry(code)}</option>`)}
          </select>
          ${problemText(page, "country")}
        </div>
        ${textField(page, "firstName", "First name", { autocomplete: "shipping given-name" })}
        ${textField(page, "lastName", "Last name", { autocomplete: "shipping family-name" })}
        ${textField(page, "address", "Address", { autocomplete: "shipping address-line1" })}
        ${textField(page, "apartment", "Apartment, suite", { autocomplete: "shipping address-line2", isOptional: true })}
        ${textField(page, "city", "City", { autocomplete: "shipping address-level2" })}
        ${regionField(page)}
        ${postalCodeField(page)}
      </div>`;
}

type Input = {
  autocomplete: string;
  type?: "text" | "email";
  inputmode?: "text" | "email" | "numeric";
  maxLength?: number;
  isOptional?: boolean;
};

/** An input with its label and, when it was refused, the reason below it. */
function textField(page: CheckoutPage, name: ContactField, label: string, input: Input): Markup {
  const { autocomplete, type = "text", inputmode = "text", maxLength = 254, isOptional } = input;
  return html`<div class="field field-${name}">
      <label for="${name}">${label}${isOptional ? html` <span class="detail">(optional)</span>` : ""}</label>
      <input id="${name}" name="${name}" type="${type}" value="${page.contact[name]}" maxlength="${maxLength}" autocomplete="${autocomplete}" inputmode="${inputmode}" ${isOptional ? "" : "required"}${problemAttributes(page, name)}>
      ${problemText(page, name)}
    </div>`;
}

const { region, postalCode } = addressTerms;

function postalCodeField(page: CheckoutPage): Markup {
  const autocomplete = "shipping postal-code";
  if (isAbroad(page.contact.country))
    return textField(page, "zip", "Postal code", { autocomplete, maxLength: 20, isOptional: true });
  const { label, inputmode } = postalCode;
  return textField(page, "zip", label, { autocomplete, inputmode, maxLength: 20 });
}

function regionField(page: CheckoutPage): Markup | string {
  if (regions.length === 0 || isAbroad(page.contact.country)) return "";
  const selected = page.contact.state;
  return html`<div class="field field-state">
      <label for="state">${region.label}</label>
      <select id="state" name="state" autocomplete="shipping address-level1" required${problemAttributes(page, "state")}>
        <option value="">Select</option>
        ${regions.map(([code, name]) => html`<option value="${code}"${code === selected ? " selected" : ""}>${name}</option>`)}
      </select>
      ${problemText(page, "state")}
    </div>`;
}

function problemAttributes({ problems }: CheckoutPage, name: ContactField): Markup | string {
  return problems[name] ? html` aria-invalid="true" aria-describedby="${name}-problem"` : "";
}

function problemText({ problems }: CheckoutPage, name: ContactField): Markup | string {
  const problem = problems[name];
  return problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : "";
}

/** Has the focus when the page opens. */
function problemSummary(problems: ContactProblems): Markup | string {
  const invalidFields = contactFields.filter((field) => problems[field]);
  const count = invalidFields.length;
  if (count === 0) return "";
  const title =
    count === 1 ? "One field needs your attention" : `${count} fields need your attention`;
  return html`<div class="notice problem-summary" role="alert" tabindex="-1" autofocus aria-labelledby="problem-summary-title">
      <h2 id="problem-summary-title">${title}</h2>
      <ul>${invalidFields.map((field) => html`<li><a href="#${field}">${problems[field]}</a></li>`)}</ul>
    </div>`;
}

function changeNotice({ purchase, hasChanged }: CheckoutPage): Markup | string {
  if (purchase.notices.length === 0 && !hasChanged) return "";
  return html`<div class="notice" role="status">
      ${hasChanged ? html`<p>Your order changed while this page was open. Please review it before you continue.</p>` : ""}
      ${purchase.notices.map((notice) => html`<p>${notice}</p>`)}
    </div>`;
}
