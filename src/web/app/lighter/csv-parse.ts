/**
 * Casbin reads policy files with this package. The portal builds its policy from declarations and facts, never from a
 * file.
 */
export function parse(): never {
  throw new Error('a policy is not read from text in the browser');
}
