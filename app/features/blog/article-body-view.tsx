import type { ReactNode } from "react";
import { Picture } from "~/blocks/picture";
import { articleWidths } from "~/blocks/store-picture";
import {
  type ArticleBody,
  type BodyElement,
  type BodyImage,
  type BodyNode,
  getElements,
  getText,
} from "~/commerce/article-body";
import { Link } from "~/ui/link";
import type { Heading } from "./contents";

type ArticleBodyViewProps = { body: ArticleBody; headings: readonly Heading[] };

/** Renders the sanitized tree; no markup is parsed here. */
export function ArticleBodyView({ body, headings }: ArticleBodyViewProps) {
  const added = new Map<BodyNode, Added>(
    headings.map(({ element, id }) => [element, { id, tabIndex: -1 }]),
  );
  const pullQuote = body.find(isPullQuote);
  if (pullQuote) added.set(pullQuote, { className: "pull-quote" });
  return nodes(body, added);
}

/** Attributes of an element that are not the author's. */
type Added = { id: string; tabIndex: number } | { className: string };

function nodes(children: readonly BodyNode[], added: ReadonlyMap<BodyNode, Added>): ReactNode[] {
  return children.map((node, index) =>
    typeof node === "string" ? (
      node
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tree never changes while it is shown
      <BodyElementView key={index} element={node} added={added} />
    ),
  );
}

type BodyElementViewProps = { element: BodyElement; added: ReadonlyMap<BodyNode, Added> };

function BodyElementView({ element, added }: BodyElementViewProps) {
  const content = "children" in element ? nodes(element.children, added) : undefined;
  switch (element.tag) {
    case "a":
      return <BodyLink href={element.href}>{content}</BodyLink>;
    case "img":
      return <BodyPicture image={element} />;
    case "table":
      return <ScrollingTable element={element}>{content}</ScrollingTable>;
    default: {
      const { tag: Tag, ...attributes } = element;
      return (
        <Tag {...attributes} {...added.get(element)}>
          {content}
        </Tag>
      );
    }
  }
}

function BodyLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith("/")) return <Link to={href}>{children}</Link>;
  if (href.startsWith("#")) return <a href={href}>{children}</a>;
  return (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** Wider than the screen, a table scrolls inside itself, by keyboard too. */
function ScrollingTable({ element, children }: { element: BodyElement; children: ReactNode }) {
  const caption = getElements([element]).find(({ tag }) => tag === "caption");
  const name = caption ? getText([caption]) : "Table";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className="prose-table" aria-label={name} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}

/** The first quotation of this length or shorter is set in large italics. */
const maxPullQuoteCharacters = 130;

function isPullQuote(node: BodyNode): boolean {
  if (typeof node === "string" || node.tag !== "blockquote") return false;
  return getText(node.children).length <= maxPullQuoteCharacters;
}

const sizes = "(width < 45rem) 100vw, (width < 68.75rem) 92vw, 844px";

/** Requested with the crop of its given size, so that a wrong size shifts no layout; without a size contained in 3:2. */
function BodyPicture({ image: { src, alt, width, height } }: { image: BodyImage }) {
  const size = width && height ? { width, height } : null;
  const picture = {
    url: src,
    alt,
    crop: size ?? { width: 1200, height: 800 },
    widths: articleWidths,
    isUncropped: !size,
  };
  return (
    <Picture picture={picture} sizes={sizes} className={size ? "" : "aspect-3/2 object-contain"} />
  );
}
