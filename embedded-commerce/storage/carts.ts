import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { cartLimits } from "../data/store-facts.ts";
import { gid } from "../store-index.ts";
import { inTransaction, isDiskError } from "./database.ts";

/** The quantity of a sold-out line is 0. */
export type CartLine = { id: string; variantId: string; quantity: number };
export type Cart = {
  token: string;
  secret: string;
  createdAt: number;
  updatedAt: number;
  lines: readonly CartLine[];
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

const tokenPattern = /^[A-Za-z0-9_-]{24}$/;
const cartIdPattern = /^gid:\/\/shopify\/Cart\/([A-Za-z0-9_-]{24})\?key=([A-Za-z0-9_-]{24})$/;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

export function openCarts(database: DatabaseSync, now: () => number = Date.now) {
  const selectCart = database.prepare("SELECT * FROM carts WHERE token = ?");
  const insertCart = database.prepare(
    "INSERT INTO carts (token, secret, created_at, updated_at, lines) VALUES (?, ?, ?, ?, ?)",
  );
  const setLines = database.prepare("UPDATE carts SET lines = ?, updated_at = ? WHERE token = ?");
  const deleteExpired = database.prepare("DELETE FROM carts WHERE created_at < ?");
  let clearedAt = Number.NEGATIVE_INFINITY;

  /** Deletes expired carts at start, and then once an hour when a new cart is created. */
  function clearExpired(): void {
    if (now() - clearedAt < hourMs) return;
    clearedAt = now();
    try {
      deleteExpired.run(clearedAt - cartLimits.lifetimeDays * dayMs);
    } catch (error) {
      // Reading still works. The next try is in an hour.
      if (!isDiskError(error)) throw error;
    }
  }
  clearExpired();

  function read(token: string): Cart | null {
    const row = selectCart.get(token);
    if (!row) return null;
    const createdAt = Number(row.created_at);
    if (now() - createdAt > cartLimits.lifetimeDays * dayMs) return null;
    return {
      token,
      secret: String(row.secret),
      createdAt,
      updatedAt: Number(row.updated_at),
      orderToken: row.order_token === null ? null : String(row.order_token),
      lines: JSON.parse(String(row.lines)),
    };
  }

  /** By the two parts of a checkout URL. Finds completed carts as well. */
  function findByKey(token: string, secret: string): Cart | null {
    if (!tokenPattern.test(token) || !tokenPattern.test(secret)) return null;
    const cart = read(token);
    return cart && isSameSecret(cart.secret, secret) ? cart : null;
  }

  /** By the API's id, which has the secret. Null for an unknown, expired or completed cart. */
  function find(id: string): Cart | null {
    const [, token = "", secret = ""] = cartIdPattern.exec(id) ?? [];
    const cart = findByKey(token, secret);
    return cart?.orderToken === null ? cart : null;
  }

  return {
    /** The ids of the lines contain the token, so the caller creates it first. */
    create(token: string, lines: readonly CartLine[]): Cart {
      clearExpired();
      const createdAt = now();
      const secret = newToken();
      insertCart.run(token, secret, createdAt, createdAt, JSON.stringify(lines));
      return { token, secret, createdAt, updatedAt: createdAt, lines, orderToken: null };
    },
    find,
    findByKey,
    /**
     * Reads the cart, computes its new lines and stores them, in one transaction, so that concurrent requests and
     * processes do not overwrite each other's change. `null` from the callback leaves the cart as it is.
     */
    change(id: string, newLines: (cart: Cart) => readonly CartLine[] | null): Cart | null {
      return inTransaction(database, () => {
        const cart = find(id);
        const lines = cart ? newLines(cart) : null;
        if (!cart || !lines) return cart;

        const updatedAt = now();
        setLines.run(JSON.stringify(lines), updatedAt, cart.token);
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
