/** Casbin reads policy files with it. The portal's policy is made of declarations and facts; a file is never read here. */
export function parse(): never {
  throw new Error('a policy is not read from text in the browser');
}
