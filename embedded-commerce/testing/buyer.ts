/** A valid contact and address. */
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
