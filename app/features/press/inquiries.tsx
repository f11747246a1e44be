import { mediaKitFile } from "~/content/press";
import { pressWords } from "~/content/press-words";
import { site } from "~/content/site";
import { buttonClass } from "~/ui/button";
import { pressFile } from "./press-file";

export function Inquiries() {
  const { href, size } = pressFile(mediaKitFile);
  return (
    <section id="inquiries" aria-labelledby="press-inquiries" className="inquiries wrap">
      <h2 id="press-inquiries" className="heading-1">
        Press Inquiries
      </h2>
      <div>
        <p className="inquiry-text">{pressWords.inquiries}</p>
        <p className="inquiry-ways">
          <a href={href} download className={buttonClass("primary")}>
            Download Media Kit (ZIP, {size})
          </a>
          <a href={`mailto:${site.email}?subject=Press`} className={buttonClass("secondary")}>
            Press Contact
          </a>
        </p>
        <p>
          Or write to <span className="inquiry-address">{site.email}</span>
        </p>
      </div>
    </section>
  );
}
