declare module "@adobe/structured-data-validator" {
  export type Issue = {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    path?: readonly { type?: string; property?: string; index?: number }[];
  };

  type Handler = new (
    place: Pick<Issue, "path">,
  ) => {
    validate: (data: Readonly<Record<string, unknown>>) => readonly Issue[];
  };

  export default class Validator {
    /** The check for the objects of a type. */
    registeredHandlers: Record<string, (() => Promise<{ default: Handler }>)[]>;
    /** The objects by type. */
    validate(data: { jsonld: Record<string, unknown[]> }): Promise<Issue[]>;
  }
}
