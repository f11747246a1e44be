import type { Visitor } from "../visitor";

/** What a visitor does, in the words of the test's name. */
export type Task = {
  name: string;
  run(visitor: Visitor): Promise<void>;
};
