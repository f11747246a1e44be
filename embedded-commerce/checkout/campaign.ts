/** Parameters of the store itself. */
const ownNames: readonly string[] = ["key", "channel"];
const maxParameters = 20;
const maxCharacters = 500;

/** The parameters that a shop has added to a cart link. Anyone can write one, so number and length are limited. */
export function readCampaign(parameters: URLSearchParams): [name: string, value: string][] {
  return [...parameters]
    .filter(([name, value]) => !ownNames.includes(name) && (name + value).length <= maxCharacters)
    .slice(0, maxParameters);
}
