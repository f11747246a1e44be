const note = "A sample author, to be replaced by the brand's own.";

/** People who do not exist. */
export const leonieMarsh = { firstName: "Léonie", lastName: "Marsh", bio: note };
export const tovaLindqvist = { firstName: "Tova", lastName: "Lindqvist", bio: note };
export const drAmaraOseiNoor = { firstName: "Amara", lastName: "Osei-Noor", bio: note };
