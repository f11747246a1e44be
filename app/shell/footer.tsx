import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import {
  type FooterColumn as Column,
  footerColumns,
  footerCopy,
  legalLinks,
  privacySignalLink,
} from "#brand/content/footer.ts";
import { site } from "#brand/content/site.ts";
import { supplementStatement } from "#brand/content/supplement-statement.ts";
import { SignUpForm } from "~/blocks/sign-up-form";
import { useShownLinks } from "~/commerce/shown-links";
import { mayMeasure, sendsPrivacyControl } from "~/lib/preferences";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { TextLink, textLinkVariants } from "~/ui/link";
import { whenIdle } from "~/ui/scheduling";
import { siteLinksId } from "./header";

export function Footer() {
  useWebVitals();
  return (
    <footer data-tone="raised" className="print:hidden">
      <Grid className="page-width pt-16 lg:pt-24">
        <Newsletter />
        <nav
          aria-label="Footer"
          id={siteLinksId}
          tabIndex={-1}
          className="mt-12 grid grid-cols-fit gap-x-gutter gap-y-8 lg:col-span-7 lg:mt-2 lg:grid-cols-[repeat(4,auto)] xl:col-span-6 xl:col-start-7 xl:grid-cols-4"
        >
          {footerColumns.map((column) => (
            <FooterColumn key={column.label} {...column} />
          ))}
        </nav>
        {supplementStatement && (
          <p className="mt-12 text-sm font-semibold text-muted lg:col-span-full lg:mt-24">
            {supplementStatement}
          </p>
        )}
        <LegalLine />
      </Grid>
    </footer>
  );
}

function useWebVitals() {
  useEffect(() => {
    if (!mayMeasure()) return;
    const begin = () =>
      import("./report-web-vitals").then(
        ({ reportWebVitals }) => reportWebVitals(),
        () => {}, // The visitor is offline.
      );
    whenIdle().then(begin);
  }, []);
}

function Newsletter() {
  return (
    <section aria-labelledby="newsletter" className="lg:col-span-5">
      <Heading size="md" id="newsletter" className="max-em-12">
        {footerCopy.heading}
      </Heading>
      <p className="mt-4 mb-5 max-w-measure-sm text-muted">{footerCopy.text}</p>
      <SignUpForm source="footer" />
    </section>
  );
}

function FooterColumn({ label, links }: Column) {
  return (
    <div>
      <h3 className="mb-1 text-note/6 font-semibold lg:mb-2">{label}</h3>
      <ul>
        {useShownLinks(links).map(({ label, to }) => (
          <li key={to}>
            <TextLink
              to={to}
              variant="plain"
              className="block w-fit py-2.5 leading-6 text-muted hover:text-ink mouse:py-1"
            >
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LegalLine() {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 border-t border-line py-4 text-sm/6 text-muted lg:col-span-full">
      <p>© {site.name}</p>
      <ul className="flex flex-wrap gap-x-6">
        {legalLinks.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to} variant="plain" className="block py-2.5 hover:text-ink">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-x-6 lg:ml-auto">
        <SocialLink href={site.social.instagram}>Instagram</SocialLink>
        <SocialLink href={site.social.facebook}>Facebook</SocialLink>
        <SocialLink href={`mailto:${site.email}`}>Write to us</SocialLink>
      </ul>
      <HonoredSignal />
    </div>
  );
}

/** Pages are the same for all visitors, so the browser adds this after hydration. */
function HonoredSignal() {
  const sendsSignal = useSyncExternalStore(subscribe, sendsPrivacyControl, () => false);
  if (!sendsSignal) return null;
  return (
    <p className="w-full">
      <TextLink to={privacySignalLink.to} variant="plain" className="block py-2.5 hover:text-ink">
        {privacySignalLink.label}
      </TextLink>
    </p>
  );
}

/** The signal is a setting of the browser, which reports no change. */
const subscribe = () => () => {};

function SocialLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        rel="noreferrer"
        className={textLinkVariants({ variant: "plain", className: "block py-2.5 hover:text-ink" })}
      >
        {children}
      </a>
    </li>
  );
}
