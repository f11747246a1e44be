/** The path to which browsers report what the Content-Security-Policy stopped, Trusted Types included. */
export const violationsPath = "/violations";

/** The name of that endpoint in the policy. */
export const reportGroup = "policy";

/** The header that gives the endpoint its name. */
export const reportingEndpoints = `${reportGroup}="${violationsPath}"`;
