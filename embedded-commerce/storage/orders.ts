import type { PlanCharges } from "../../app/lib/plan-charges.ts";
import type { Contact } from "../contact-form.ts";
import type { ProductRecord } from "../data/records.ts";
import type { AppliedDiscount } from "../discounts.ts";
import { type Cart, type CartStore, newToken } from "./carts.ts";
import type { Database } from "./database.ts";
import type { Stock } from "./stock.ts";

export type OrderLine = {
  variantId: string;
  title: string;
  /** Option values; empty for a product without options. */
  options: readonly string[];
  shot: string | null;
  /** Who should not use it, and its allergens. */
  caution?: string;
  quantity: number;
  priceCents: number;
  /** The selling plan, in a line that repeats. */
  plan?: {
    name: string;
    /** Between two deliveries. */
    days: number;
    shipping?: ProductRecord["planShipping"];
    /** For one piece; absent from orders of earlier releases. */
    charges?: PlanCharges;
  };
};

type OrderContent = {
  lines: readonly OrderLine[];
  contact: Contact;
  subtotalCents: number;
  shippingCents: number;
  /** Absent from orders of earlier releases. */
  discount?: AppliedDiscount | null;
};

/** What the customer pays. */
export function getTotalCents({
  subtotalCents,
  discount,
  shippingCents,
}: Pick<OrderContent, "subtotalCents" | "discount" | "shippingCents">): number {
  return subtotalCents - (discount?.amountCents ?? 0) + shippingCents;
}

export type Order = OrderContent & { number: number; token: string; createdAt: number };

export type OrderStore = ReturnType<typeof openOrders>;

/** The first order has the number 1001. */
const numberOffset = 1000;

export function openOrders(database: Database, carts: CartStore, stock: Stock) {
  return {
    /**
     * Reads the cart, stores its order and lowers the stock, in one transaction. The callback makes the order of the
     * cart as it is then; `null` from it places nothing. Returns the first order of a cart that is already ordered.
     */
    place(
      { token: cartToken, secret }: Pick<Cart, "token" | "secret">,
      prepare: (cart: Cart) => OrderContent | null,
    ): Order | null {
      return database.transaction((sql) => {
        const placed = readOrder(sql.get`SELECT * FROM orders WHERE cart_token = ${cartToken}`);
        const cart = placed ? null : carts.findByKey(cartToken, secret);
        const content = cart && prepare(cart);
        if (!content) return placed;

        const token = newToken();
        const createdAt = Date.now();
        const { lastInsertRowid } = sql.run`
          INSERT INTO orders (token, cart_token, created_at, content)
          VALUES (${token}, ${cartToken}, ${createdAt}, ${JSON.stringify(content)})`;
        for (const { variantId, quantity } of content.lines) stock.take(variantId, quantity);
        sql.run`UPDATE carts SET order_token = ${token} WHERE token = ${cartToken}`;
        return { ...content, token, createdAt, number: numberOffset + Number(lastInsertRowid) };
      });
    },
    find: (token: string) =>
      readOrder(database.use((sql) => sql.get`SELECT * FROM orders WHERE token = ${token}`)),
  };
}

function readOrder(row: Record<string, unknown> | undefined): Order | null {
  if (!row) return null;
  const content: OrderContent = JSON.parse(String(row.content));
  return {
    ...content,
    token: String(row.token),
    createdAt: Number(row.created_at),
    number: numberOffset + Number(row.number),
  };
}
