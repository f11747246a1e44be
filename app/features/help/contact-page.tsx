import { contact, letterTo } from "~/content/help/contact";
import { site } from "~/content/site";
import { TextLink, textLinkClass } from "~/ui/text-link";
import { HelpHead } from "./help-head";
import "./help.css";

export function ContactPage() {
  return (
    <>
      <HelpHead title={contact.title} intro={contact.intro}>
        <a href={`mailto:${site.email}`} className="contact-address">
          {site.email}
        </a>
      </HelpHead>
      <ul className="contact-reasons wrap">
        {contact.reasons.map(({ id, title, text, subject, action }) => (
          <li key={id}>
            <h2>{title}</h2>
            <p className="contact-reason">{text}</p>
            <a href={letterTo(subject)} className={textLinkClass}>
              {action}
            </a>
          </li>
        ))}
      </ul>
      <nav aria-label="Answers without a letter" data-tone="raised" className="contact-elsewhere">
        <ul className="wrap">
          {contact.elsewhere.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
