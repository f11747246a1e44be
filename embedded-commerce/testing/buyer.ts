/** A buyer whose contact and address are in order. */
export const buyer = {
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Moss",
  address: "12 Elm Street",
  apartment: "",
  city: "Portland",
  state: "OR",
  zip: "97201",
};
