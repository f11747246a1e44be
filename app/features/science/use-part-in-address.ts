import { useEffect } from "react";

/**
 * Goes to the part that the address names, where nothing else has: a link pressed before this part
 * has its script makes React build it anew, and the router looks for the place too early.
 */
export function usePartInAddress() {
  useEffect(() => {
    if (location.hash && scrollY === 0) {
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    }
  }, []);
}
