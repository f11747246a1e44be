import type { StoreIndex } from "../store-index.ts";
import { type Database, StorageError } from "./database.ts";

export type StockLevels = {
  /** 0 for an unknown variant. */
  available: (variantId: string) => number;
};
export type Stock = ReturnType<typeof openStock>;

export function openStock(database: Database, store: StoreIndex) {
  // The catalog's levels, until the database can be read.
  let levels = new Map([...store.variantById].map(([id, { record }]) => [id, record.stock]));
  let knownVersion: number | null = null;
  const available = (id: string) => (store.variantById.has(id) ? (levels.get(id) ?? 0) : 0);

  /** Commits of other processes change the data version; our own do not. */
  function refresh(): void {
    const rows = database.use((sql) => {
      const version = Number(sql.get`PRAGMA data_version`?.data_version);
      if (version === knownVersion) return null;
      knownVersion = version;
      return sql.all`SELECT variant_id, quantity FROM stock`;
    });
    if (rows) levels = new Map(rows.map((row) => [String(row.variant_id), Number(row.quantity)]));
  }

  return {
    /**
     * Includes sales by other processes; the last known levels while the disk fails. Call it for each request, and in
     * each transaction.
     */
    current(): StockLevels {
      try {
        refresh();
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
      }
      return { available };
    },
    /** Lowers the stock. Call it inside the transaction that stores the order. */
    take(variantId: string, quantity: number): void {
      database.use(
        (sql) => sql.run`
          UPDATE stock SET quantity = max(0, quantity - ${quantity}) WHERE variant_id = ${variantId}`,
      );
      // Reads the levels again for the next request, since the transaction can still fail.
      knownVersion = null;
    },
  };
}
