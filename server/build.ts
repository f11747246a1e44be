import * as application from "virtual:react-router/server-build";
import { checkStore } from "./store-check/check-store";

/** What is compiled for the server: the application, and the check of the store, which reads what the pages ask for. */
export default { ...application, checkStore };
