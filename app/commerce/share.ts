import { LRUCache } from "lru-cache";
import type { RouterContextProvider } from "react-router";
import { requestContext } from "./context";

type Context = Readonly<RouterContextProvider>;

/**
 * Loads once and shares the result for `shareMs`, also with requests that arrive while it loads. Stores are kept apart,
 * and so are documents and data, because their time limits differ.
 * @param isWhole whether others may still get the result when it is there
 */
export function shareLoad<T>(
  load: (context: Context) => Promise<T>,
  isWhole: (result: T) => boolean,
) {
  const shared = new LRUCache<string, Promise<T>>({ max: 4 });

  return (context: Context): Promise<T> => {
    const { storefront, isDocument, shareMs } = context.get(requestContext);
    if (shareMs === 0) return load(context);
    const key = `${isDocument ? "document" : "data"} ${storefront.endpoint}`;
    const known = shared.get(key);
    if (known) return known;

    const loading = load(context);
    shared.set(key, loading, { ttl: shareMs });
    const forget = () => shared.delete(key);
    loading.then((result) => isWhole(result) || forget(), forget);
    return loading;
  };
}
