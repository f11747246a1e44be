import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { offlinePageWords as words } from "~/content/offline";
import { buttonLook } from "~/ui/button";
import { type KeptPage, readKeptPages, wantedPage } from "./kept-pages";
import { momentText } from "./moment";
import "./offline-page.css";

/** Stands in for a page that this device does not have, and leads to those that it has. */
export function OfflinePage() {
  const wanted = useWantedPage();
  return (
    <div className="offline-page wrap py-section">
      <section>
        <h1 className="heading-1">{words.heading}</h1>
        <p className="mt-5 max-w-[30em] text-lg">{words.text}</p>
        <p className="mt-4 max-w-[30em] text-stone">{words.keptText}</p>
        <p className="mt-8">
          <a href={wanted} className={buttonLook("primary")}>
            {words.tryAgain}
          </a>
        </p>
      </section>
      <KeptPages />
    </div>
  );
}

/** Goes there by itself once the network is back. */
function useWantedPage(): string {
  const { hash } = useLocation();
  const [wanted, setWanted] = useState("/");

  useEffect(() => setWanted(wantedPage(hash) ?? "/"), [hash]);
  useEffect(() => {
    // A network that flickers is told of, and gone again by then.
    const goThere = () => navigator.onLine && location.replace(wanted);
    addEventListener("online", goThere);
    return () => removeEventListener("online", goThere);
  }, [wanted]);
  return wanted;
}

function KeptPages() {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);

  useEffect(() => {
    let isCurrent = true;
    readKeptPages().then((found) => isCurrent && setPages(found));
    return () => {
      isCurrent = false;
    };
  }, []);

  return (
    <section aria-labelledby="kept-pages">
      <h2 id="kept-pages" className="heading-2">
        {words.list}
      </h2>
      {pages.length === 0 && <p className="mt-5 text-stone">{words.none}</p>}
      <ul className="kept-pages">
        {pages.map((page) => (
          <li key={page.path}>
            {/* No link of the router: it would ask the store, which cannot be reached. */}
            <a href={page.path}>{page.title}</a>
            <p>{words.asOf(momentText(page.atMs))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
