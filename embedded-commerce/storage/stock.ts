import type { DatabaseSync } from "node:sqlite";
import type { StoreIndex } from "../store-index.ts";
import { inTransaction } from "./database.ts";

export type StockLevels = {
  /** 0 for an unknown variant. */
  available: (variantId: string) => number;
};
export type Stock = ReturnType<typeof openStock>;

/** Adds the catalogue's stock of new variants. Stored levels stay. */
export function openStock(database: DatabaseSync, store: StoreIndex) {
  const insert = database.prepare(
    "INSERT INTO stock (variant_id, quantity) VALUES (?, ?) ON CONFLICT DO NOTHING",
  );
  inTransaction(database, () => {
    for (const [id, { record }] of store.variantById) insert.run(id, record.stock);
  });

  const selectAll = database.prepare("SELECT variant_id, quantity FROM stock");
  const lower = database.prepare(
    "UPDATE stock SET quantity = max(0, quantity - ?) WHERE variant_id = ?",
  );
  const dataVersion = database.prepare("PRAGMA data_version");
  let levels = new Map<string, number>();
  let knownVersion: number | null = null;

  /** Commits of other processes change the data version; our own do not. */
  function refresh(): void {
    const version = Number(dataVersion.get()?.data_version);
    if (version === knownVersion) return;
    levels = new Map(selectAll.all().map((row) => [String(row.variant_id), Number(row.quantity)]));
    knownVersion = version;
  }

  refresh();

  const available = (id: string) => (store.variantById.has(id) ? (levels.get(id) ?? 0) : 0);
  return {
    /** With what other processes sold. Call it for each request, and in each transaction. */
    current(): StockLevels {
      refresh();
      return { available };
    },
    /** Lowers the stock. Call it inside the transaction that stores the order. */
    take(variantId: string, quantity: number): void {
      lower.run(quantity, variantId);
      // Read again for the next request, since the transaction can still fail.
      knownVersion = null;
    },
  };
}
