import { withoutInactive } from '../../schema/active';
import { kindOf } from '../../schema/kinds';
import { isSame } from '../../schema/merge-edit';
import { type Typed, typedOf, type Values } from './form-values';

export interface Difference {
  name: string;
  mine: unknown;
  theirs: unknown;
  /** The value was changed in this form, so it is the one to keep. */
  isMine: boolean;
}

/**
 * Fields in which the form and the record that another person saved differ; `loaded` is the record that the form began
 * with. Passwords are never shown: a typed one is kept.
 */
export function differencesOf(resource: Typed, loaded: Values, typed: Values, theirs: Values): Difference[] {
  const mine = withoutInactive(resource.fields, typedOf(resource, typed));
  return Object.keys(typedOf(resource, typed)).flatMap((name) => {
    const field = resource.fields[name];
    if (!field || kindOf(field).secret || isSame(field, mine[name], theirs[name])) return [];
    const isMine = !isSame(field, mine[name], loaded[name]);
    return [{ name, mine: mine[name], theirs: theirs[name], isMine }];
  });
}
