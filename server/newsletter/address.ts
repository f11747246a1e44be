import * as v from "valibot";

/**
 * An email address in lower case: what `<input type="email">` accepts, with a dot in the domain. ASCII only, because
 * two addresses could look the same; browsers send an international domain in its ASCII form.
 */
export const EmailAddress = v.pipe(
  v.string(),
  // Before `toLowerCase`, which converts the Kelvin sign to k.
  v.regex(/^[ -~]*$/),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254),
  v.rfcEmail(),
  // No empty part, at most 64 characters before the @ (RFC 5321), and no IP address after it.
  v.regex(/^(?!\.)(?!.*\.[.@])[^@]{1,64}@.+\.(?!\d+$)[^.]+$/),
);
