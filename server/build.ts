import * as application from "virtual:react-router/server-build";
import { getShownSamples } from "./samples";
import { checkStore } from "./store-check/check-store";

/** What is compiled for the server: the application, and what reads its content: the check of the store, the list of samples. */
export default { ...application, checkStore, getShownSamples };
