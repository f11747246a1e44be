import * as application from "virtual:react-router/server-build";
import { checkPurchase, checkStore } from "./store-check/check-store";

/** What is compiled for the server: the application, and the checks of the store, which read what the pages ask for. */
export default { ...application, checkPurchase, checkStore };
