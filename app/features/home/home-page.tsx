import type { Answer } from "~/commerce/answer";
import type { Product } from "~/commerce/model";

export function HomePage(_: { products: Answer<Product[]> }) {
  return <h1>Solenne</h1>;
}
