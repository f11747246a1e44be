import type { Answer } from "~/commerce/answer";
import type { Product } from "~/commerce/model";

export function ShopPage(_: { products: Answer<Product[]>; category: string | undefined }) {
  return <h1>Solenne</h1>;
}
