/** Casbin's `globMatch` needs this package; `checkAccessModel` refuses a model that calls it. */
export function minimatch(): never {
  throw new Error('the portal has no globMatch');
}
