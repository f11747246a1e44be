import { readFileSync } from "node:fs";
import { secretNames } from "./settings.ts";
import { StartError } from "./start.ts";

type Environment = Record<string, string | undefined>;

/** The variables with the content of these files in place of their names. An empty file counts as unset. */
export function readSecretFiles(environment: Environment): Environment {
  const secrets = secretNames.flatMap((name) => {
    const fileName = `${name}_FILE`;
    const file = environment[fileName]?.trim();
    if (!file) return [];
    if (environment[name]?.trim())
      throw new StartError(
        `${name} and ${fileName} are both set.\nUnset one of them, then start again.`,
      );
    return [[name, readSecret(fileName, file)] as const];
  });
  return { ...environment, ...Object.fromEntries(secrets) };
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new StartError(
      `${name} is ${file}, which cannot be read (${code}).\n` +
        `Fix ${name}, or let this user read the file, then start again.`,
      { cause },
    );
  }
}
