import { useEffect } from "react";
import { useLocation } from "react-router";

/** Opens the answer that the fragment names; browsers do so only on a first load. */
export function useOpenAnswer(): void {
  const { hash } = useLocation();

  useEffect(() => {
    const answer = document.getElementById(parseId(hash));
    const item = answer?.closest("details");
    if (!item) return;
    item.open = true;
    item.scrollIntoView({ block: "start" });
  }, [hash]);
}

/** Empty for an invalid escape sequence. */
function parseId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
