import type { StoreIndex } from "../catalogue/store-index.ts";
import { type CartStore, openCarts } from "./carts.ts";
import { openDatabase } from "./database.ts";
import { type OrderStore, openOrders } from "./orders.ts";
import { openStock, type StockLevels } from "./stock.ts";
import { isDiskTrouble, StorageError } from "./storage-error.ts";

/**
 * Carts, orders and stock on the disk. One that cannot be written costs no visitor the shop: goods are
 * shown with the stock that was last known, and only what would have to be kept ends in a
 * {@link StorageError}. A database that cannot be opened is tried again whenever it is needed.
 */
export function openStorage(dataDir: string, store: StoreIndex) {
  let opened: ReturnType<typeof open> | null = null;
  let lastKnown: StockLevels = initialStock(store);

  function use<Result>(work: (storage: ReturnType<typeof open>) => Result): Result {
    try {
      opened ??= open(dataDir, store);
      return work(opened);
    } catch (cause) {
      if (!isDiskTrouble(cause)) throw cause;
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
      create: (...all) => use(({ carts }) => carts.create(...all)),
      find: (...all) => use(({ carts }) => carts.find(...all)),
      findByKey: (...all) => use(({ carts }) => carts.findByKey(...all)),
      change: (...all) => use(({ carts }) => carts.change(...all)),
    } satisfies CartStore,
    orders: {
      place: (...all) => use(({ orders }) => orders.place(...all)),
      find: (...all) => use(({ orders }) => orders.find(...all)),
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
    return { database, stock, carts, orders: openOrders(database, carts, stock) };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** What the catalogue says is there, before anybody has bought anything. */
function initialStock(store: StoreIndex): StockLevels {
  const levels: StockLevels = {
    current: () => levels,
    available: (id) => store.variantById.get(id)?.record.stock ?? 0,
    take() {},
  };
  return levels;
}
