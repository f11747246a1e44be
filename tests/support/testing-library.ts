import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A busy machine takes longer than a second.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
