import { type ReactNode, useEffect } from "react";
import { NewsletterForm } from "~/blocks/newsletter-form";
import {
  type FooterColumn as Column,
  footerColumns,
  footerWords,
  legalLinks,
} from "~/content/footer";
import { site, supplementStatement } from "~/content/site";
import { Link } from "~/ui/link";
import { loadToasts } from "~/ui/toasts";
import { whenIdle } from "~/ui/when-idle";
import { siteLinksId } from "./element-ids";
import { mayMeasure } from "./may-measure";
import { reportSlowPress } from "./report-slow-press";
import { stayWhenOffline } from "./stay-when-offline";

/** One footer for all pages. */
export function Footer() {
  useMeasuredVisit();
  useConnectionToasts();
  return (
    <footer data-tone="raised" className="bg-raised">
      <div className="footer-grid wrap">
        <Newsletter />
        <nav aria-label="Footer" id={siteLinksId} tabIndex={-1} className="footer-links">
          {footerColumns.map((column) => (
            <FooterColumn key={column.label} {...column} />
          ))}
        </nav>
        <p className="footer-statement">{supplementStatement}</p>
        <LegalLine />
      </div>
    </footer>
  );
}

/** Begins here because the footer's script comes when nobody waits for the page any more. */
function useMeasuredVisit() {
  useEffect(() => {
    if (!mayMeasure(navigator)) return;
    const begin = () =>
      import("./measure-visit").then(
        ({ measureVisit }) => measureVisit(),
        () => {}, // Without a network there is nobody to tell.
      );
    // Often this is the moment of a first press, whose answer must not wait.
    whenIdle().then(begin);
  }, []);
}

/** Here too because this script comes late: no first load brings it. */
function useConnectionToasts() {
  useEffect(() => {
    // Ahead of the first toast, which may have to say that there is no connection.
    loadToasts();
    const stops = [reportSlowPress(), stayWhenOffline()];
    return () => stops.forEach((stop) => void stop());
  }, []);
}

function Newsletter() {
  return (
    <section aria-labelledby="newsletter" className="footer-newsletter">
      <h2 id="newsletter" className="heading-2 max-w-[11em]">
        {footerWords.heading}
      </h2>
      <p className="mt-4 mb-5 max-w-[26em] text-muted">{footerWords.text}</p>
      <NewsletterForm source="footer" />
    </section>
  );
}

function FooterColumn({ label, links }: Column) {
  return (
    <div>
      <h3>{label}</h3>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LegalLine() {
  return (
    <div className="footer-end">
      <p>© {site.name}</p>
      <ul>
        {legalLinks.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <ul className="lg:ml-auto">
        <Elsewhere href={site.social.instagram}>Instagram</Elsewhere>
        <Elsewhere href={site.social.facebook}>Facebook</Elsewhere>
        <Elsewhere href={`mailto:${site.email}`}>Write to us</Elsewhere>
      </ul>
    </div>
  );
}

function Elsewhere({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} rel="noreferrer">
        {children}
      </a>
    </li>
  );
}
