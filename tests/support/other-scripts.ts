import { catalog as standard } from "#brand/store/catalog.ts";
import type { ArticleRecord, Catalog, ProductRecord } from "../../embedded-commerce/data/records";
import { productRecord } from "./catalogs";

/** An article whose every part can be chosen; the others are those of the standard catalog's first one. */
export function articleRecord(parts: Partial<ArticleRecord>): ArticleRecord {
  const [first] = standard.articles;
  if (!first) throw new Error("The standard catalog has no article");
  return { ...first, number: 90_000, handle: "test-article", title: "Test Article", ...parts };
}

function product(number: number, handle: string, parts: Partial<ProductRecord>): ProductRecord {
  const [size = ""] = parts.options?.[0]?.values ?? [];
  const variants = [{ options: [size], priceCents: 1000, stock: 9 }];
  return productRecord({ number, handle, tags: ["bundle", "oil"], variants, ...parts });
}

/** A store that writes from right to left, with a Latin name here and there. */
export const rightToLeft: Catalog = {
  products: [
    product(1, "arabic-oil", {
      title: "زيت الأرغان للشعر Solenne",
      description: ["زيت خفيف للشعر الجاف. يستخدم مرتين في الأسبوع.", "الحجم 50 مل."],
      options: [{ name: "الحجم", values: ["صغير"] }],
      images: [{ shot: "hair-oil-front", alt: "زجاجة زيت" }],
    }),
    product(2, "hebrew-oil", {
      title: "שמן ארגן לשיער",
      description: ["שמן קליל לשיער יבש. פעמיים בשבוע."],
      options: [{ name: "גודל", values: ["קטן"] }],
    }),
  ],
  articles: [
    articleRecord({
      number: 1,
      handle: "arabic-article",
      title: "كيف ينمو الشعر",
      excerpt: "أربع مراحل، وكل منها لها وقتها.",
      tags: ["شعر"],
      author: { firstName: "سارة", lastName: "حسن", bio: "كيميائية." },
      contentHtml:
        "<h2>المرحلة الأولى</h2><p>ينمو الشعر ببطء.</p><ul><li>أولا</li><li>ثانيا</li></ul>" +
        "<p>In English.</p><table><tr><th>اليوم</th><td>واحد</td></tr></table>",
    }),
    articleRecord({
      number: 2,
      handle: "hebrew-article",
      title: "איך השיער גדל",
      excerpt: "ארבעה שלבים.",
      tags: ["שיער"],
      author: { firstName: "נועה", lastName: "לוי", bio: "" },
      contentHtml: "<blockquote><p>לאט.</p></blockquote><h3>השלב הראשון</h3><p>השיער גדל לאט.</p>",
    }),
  ],
};

export const cyrillic: Catalog = {
  products: [product(1, "soap", { title: "Мыло Solenne «Лаванда» № 5" })],
  articles: [],
};
