import type { Answer } from "~/commerce/answer";
import type { Product } from "~/commerce/model";

export function ProductPage(_: {
  handle: string;
  product: Answer<Product | null>;
  related: Answer<Product[]>;
}) {
  return <h1>Solenne</h1>;
}
