import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { cartLimits } from "../data/store-facts.ts";
import { gid } from "../store-index.ts";
import { type Database, StorageError } from "./database.ts";

/** The quantity of a sold-out line is 0. */
export type CartLine = {
  id: string;
  variantId: string;
  /** Absent from a line that is bought once. */
  sellingPlanId?: string | null;
  quantity: number;
};
export type Cart = {
  token: string;
  secret: string;
  createdAt: number;
  updatedAt: number;
  lines: readonly CartLine[];
  /** Codes as they were sent, whether they apply or not. */
  discountCodes: readonly string[];
  /** Set when the cart was ordered. The API then no longer finds it. */
  orderToken: string | null;
};

export type CartStore = ReturnType<typeof openCarts>;

export function cartId(cart: Cart): string {
  return `${gid("Cart", cart.token)}?key=${cart.secret}`;
}

export function newLineId(cartToken: string): string {
  return `${gid("CartLine", randomBytes(12).toString("hex"))}?cart=${cartToken}`;
}

/** Unguessable and safe in a URL: 24 characters. */
export function newToken(): string {
  return randomBytes(18).toString("base64url");
}

const cartIdPattern = /^gid:\/\/shopify\/Cart\/([A-Za-z0-9_-]{24})\?key=([A-Za-z0-9_-]{24})$/;
const hourMs = 60 * 60 * 1000;
const lifetimeMs = cartLimits.lifetimeDays * 24 * hourMs;

export function openCarts(database: Database, now: () => number = Date.now) {
  let clearedAt = Number.NEGATIVE_INFINITY;

  /** Deletes expired carts at start, and then once an hour when a new cart is created. */
  function clearExpired(): void {
    if (now() - clearedAt < hourMs) return;
    clearedAt = now();
    try {
      database.use(
        (sql) =>
          sql.run`
          DELETE FROM carts WHERE order_token IS NULL AND updated_at < ${now() - lifetimeMs}`,
      );
    } catch (error) {
      // Reading still works. The next try is in an hour.
      if (!(error instanceof StorageError)) throw error;
    }
  }
  clearExpired();

  /** Finds a cart by the two parts of a checkout URL, even a completed one. */
  function findByKey(token: string, secret: string): Cart | null {
    const row = database.use(
      (sql) => sql.get`
        SELECT * FROM carts
        WHERE token = ${token} AND (order_token IS NOT NULL OR updated_at >= ${now() - lifetimeMs})`,
    );
    if (!row || !isSameSecret(String(row.secret), secret)) return null;
    return {
      token,
      secret,
      createdAt: Number(row.created_at),
      updatedAt: Number(row.updated_at),
      orderToken: row.order_token === null ? null : String(row.order_token),
      lines: JSON.parse(String(row.lines)),
      discountCodes: JSON.parse(String(row.discount_codes)),
    };
  }

  /** Finds a cart by the API's id, which contains the secret. Null for an unknown, expired or completed cart. */
  function find(id: string): Cart | null {
    const [, token = "", secret = ""] = cartIdPattern.exec(id) ?? [];
    const cart = findByKey(token, secret);
    return cart?.orderToken === null ? cart : null;
  }

  return {
    /** The ids of the lines contain the token, so the caller creates it first. */
    create(token: string, lines: readonly CartLine[], discountCodes: readonly string[] = []): Cart {
      clearExpired();
      const createdAt = now();
      const secret = newToken();
      database.use(
        (sql) => sql.run`
          INSERT INTO carts (token, secret, created_at, updated_at, lines, discount_codes)
          VALUES (${token}, ${secret}, ${createdAt}, ${createdAt}, ${JSON.stringify(lines)},
            ${JSON.stringify(discountCodes)})`,
      );
      return {
        token,
        secret,
        createdAt,
        updatedAt: createdAt,
        lines,
        discountCodes,
        orderToken: null,
      };
    },
    find,
    findByKey,
    /**
     * Reads the cart, computes its new lines and stores them, in one transaction, so that concurrent requests and
     * processes do not overwrite each other's change. `null` from the callback leaves the cart as it is.
     */
    change(id: string, newLines: (cart: Cart) => readonly CartLine[] | null): Cart | null {
      return database.transaction((sql) => {
        const cart = find(id);
        const lines = cart ? newLines(cart) : null;
        if (!cart || !lines) return cart;

        const updatedAt = now();
        sql.run`
          UPDATE carts SET lines = ${JSON.stringify(lines)}, updated_at = ${updatedAt}
          WHERE token = ${cart.token}`;
        return { ...cart, lines, updatedAt };
      });
    },
  };
}

/** Compares in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
