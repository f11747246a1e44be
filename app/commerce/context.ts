import { createContext } from "react-router";
import type { CommerceClient } from "./client";

/** The server's client for the request at hand; set where the load context is made. */
export const commerceContext = createContext<CommerceClient>();

/** What the browser needs to call the store itself. All of it is public by design. */
export type PublicStorefront = { endpoint: string; token: string };

export const publicStorefrontContext = createContext<PublicStorefront>();
