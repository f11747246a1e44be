import { useSearchParams } from "react-router";
import type { Product } from "~/commerce/model";
import { type CategoryId, categories } from "~/content/categories";
import { pageSize, parsePage } from "~/product/list-pages";
import { getProductCategory } from "~/product/tags";
import { filterProducts, getFilterChoices, getFilterPath, parseFilter } from "./filter";

/** The list that the address names: its category, filters, order and pages. */
export function useProductList(products: readonly Product[], categoryId: CategoryId | null) {
  const [parameters] = useSearchParams();
  const category = categories.find(({ id }) => id === categoryId);
  const choices = getFilterChoices(products);
  const filter = parseFilter(parameters, choices);
  const page = parsePage(parameters);
  /** All products of the category. */
  const listed = filterByCategory(products, categoryId);
  const found = filterProducts(listed, filter, choices);
  const shown = found.slice(0, page * pageSize);
  const address = getFilterPath(category?.path ?? "", filter);
  return { category, choices, filter, page, listed, found, shown, address };
}

function filterByCategory(
  products: readonly Product[],
  category: CategoryId | null,
): readonly Product[] {
  if (category === "all") return products;
  return products.filter(({ tags }) => getProductCategory(tags) === category);
}
