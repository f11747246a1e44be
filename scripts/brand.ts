/**
 * `npm run brand -- new NAME` copies the brand of this shop to `brands/NAME`, and makes that one the shop's.
 * `npm run brand -- check` says what its owner has to know about the brand of this shop.
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { printFindings } from "../server/store-check/print-findings.ts";
import { brandFolder } from "./brand-folder.ts";

const root = join(import.meta.dirname, "..");

const steps = `
  content/site.ts: name, description, email address, social links, pages that you have not; the logo, as logo.svg beside it
  content/market.ts: currency, country, time zone, days without delivery, tax
  content/facts.ts: what you charge and promise; which claims you can prove
  theme.css, icons/favicon.svg: colors and type; then npx --no-install node art/icons.ts
  content/products/, store/: a file for each product, and the product itself; the check lists what still names another
  press/: npm run art -- press, after each change of the name or a release
  content/: everything else, page by page: docs/content.md
`;

const [command, name = "", ...others] = process.argv.slice(2);
if (command === "check") {
  // Loads packages, which `new` does not need.
  const { checkOwnBrand } = await import("./check-brand.ts");
  printFindings(await checkOwnBrand());
} else if (command === "new" && others.length === 0) createBrand();
else stop("Use: npm run brand -- new NAME, or npm run brand -- check");

function createBrand(): void {
  if (!/^[a-z][a-z\d-]*$/.test(name))
    stop(`A brand's folder has small letters, digits and hyphens, not "${name}".`);
  const folder = join(root, "brands", name);
  if (existsSync(folder)) stop(`brands/${name} is there already.`);

  cpSync(brandFolder, folder, {
    recursive: true,
    filter: (source) => basename(source) !== "generated",
  });
  const file = join(root, "package.json");
  const text = readFileSync(file, "utf8");
  const line = /("default": "\.\/brands\/)[^/"]+/;
  if (!line.test(text)) stop('package.json has no line "default" in "imports" for #brand/*.');
  writeFileSync(file, text.replace(line, `$1${name}`));

  console.log(`brands/${name} is the shop's brand now. Edit in it, in this order:\n${steps}`);
  console.log(
    "Then npm start. npm run brand -- check says what is left to do, and is for your brand what\nnpm test is for the shop, which it tests with the brand it came with.",
  );
}

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}
