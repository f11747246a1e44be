import { breadcrumbList, getSiteUrl, pageMeta, StructuredData } from "~/blocks/page-meta";
import founderDesk from "~/content/generated/pictures/founder-desk";
import { contact } from "~/content/help/contact";
import { site } from "~/content/site";
import { ContactPage } from "~/features/help/contact-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/contact";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: { "/contact": "Contact" },
};

export function meta({ matches }: Route.MetaArgs) {
  const { path, description } = contact;
  return pageMeta(matches, {
    title: `Contact | ${site.name}`,
    description,
    path,
    picture: founderDesk,
  });
}

export default function ContactRoute({ matches }: Route.ComponentProps) {
  return (
    <>
      <StructuredData data={breadcrumbList(getSiteUrl(matches), [["Contact", contact.path]])} />
      <ContactPage />
    </>
  );
}
