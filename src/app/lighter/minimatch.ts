/** Casbin's `globMatch` reads patterns with it; `checkAccessModel` refuses a model that calls it. */
export function minimatch(): never {
  throw new Error('the portal has no globMatch');
}
