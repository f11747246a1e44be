import { createContext } from "react";

/** Marks the inline scripts that the shop writes, for the server's security policy. React Router gets it as a prop. */
export const NonceContext = createContext<string | undefined>(undefined);
