import type { StoreIndex } from "../store-index.ts";
import { type CartStore, openCarts } from "./carts.ts";
import { isDiskError, openDatabase, StorageError } from "./database.ts";
import { type OrderStore, openOrders } from "./orders.ts";
import { openStock, type StockLevels } from "./stock.ts";

/**
 * Carts, orders and stock on the disk. When the disk fails, stock has its last known levels, and everything else
 * throws a {@link StorageError}. A database that could not be opened is opened again by the next call.
 */
export function openStorage(dataDir: string, store: StoreIndex) {
  let opened: ReturnType<typeof open> | null = null;
  let lastKnown: StockLevels = {
    available: (id) => store.variantById.get(id)?.record.stock ?? 0,
  };

  function use<Result>(work: (storage: ReturnType<typeof open>) => Result): Result {
    try {
      opened ??= open(dataDir, store);
      return work(opened);
    } catch (cause) {
      if (!isDiskError(cause)) throw cause;
      const { message } = cause as Error;
      throw new StorageError(`The store's database in ${dataDir} cannot be used: ${message}`, {
        cause,
      });
    }
  }

  try {
    use(() => {});
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    console.error(`${error.message}. Visitors can look around, but nobody can check out.`);
  }

  return {
    carts: {
      create: (...args) => use(({ carts }) => carts.create(...args)),
      find: (...args) => use(({ carts }) => carts.find(...args)),
      findByKey: (...args) => use(({ carts }) => carts.findByKey(...args)),
      change: (...args) => use(({ carts }) => carts.change(...args)),
    } satisfies CartStore,
    orders: {
      place: (...args) => use(({ orders }) => orders.place(...args)),
      find: (...args) => use(({ orders }) => orders.find(...args)),
    } satisfies OrderStore,
    stock: {
      current() {
        try {
          lastKnown = use(({ stock }) => stock.current());
        } catch (error) {
          if (!(error instanceof StorageError)) throw error;
        }
        return lastKnown;
      },
    },
    close: () => opened?.database.close(),
  };
}

function open(dataDir: string, store: StoreIndex) {
  const database = openDatabase(dataDir);
  try {
    const stock = openStock(database, store);
    const carts = openCarts(database);
    return { database, stock, carts, orders: openOrders(database, stock) };
  } catch (error) {
    database.close();
    throw error;
  }
}
