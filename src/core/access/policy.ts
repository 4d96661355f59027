import type { Model } from '../schema/model';
import type { AccessFacts } from './reason';
import { BLOCK_WHEN_EXPIRED, NEEDS_PANEL, OPEN_TO_ALL, OWNER_ROLE, UNDECLARED } from './roles';

/** Lines of the Casbin policy: `p` is (object or role, act, effect), `g` is (object, role). */
export interface Policy {
  p: [string, string, 'allow' | 'deny'][];
  g: [string, string][];
}

/** The policy of one user (design 5). The acts are `see` (in the menu) and `open` (may enter); `*` is both. */
export function policyOf(model: Model, facts: AccessFacts): Policy {
  const p: Policy['p'] = [
    ...grantedTo(model, facts).map((object): Policy['p'][number] => [object, '*', 'allow']),
    [OPEN_TO_ALL, '*', 'allow'],
    [UNDECLARED, '*', 'deny'],
  ];
  if (facts.panelExpired) p.push([BLOCK_WHEN_EXPIRED, 'open', 'deny']);
  if (facts.isSubAccount) p.push([OWNER_ROLE, '*', 'deny']);
  if (facts.tierHasPanel === false) p.push([NEEDS_PANEL, '*', 'deny']);
  return { p, g: model.links.map(({ object, role }) => [object, role]) };
}

/**
 * Specification 5: "If the list is empty, no check is made." Not for a sub-account, which never holds an empty list
 * (design 5): should one turn up, it opens nothing. A string that is no access key could name a role, so it is dropped.
 */
const grantedTo = (model: Model, { privileges, isSubAccount }: AccessFacts): string[] => {
  if (privileges.length === 0) return isSubAccount ? [] : ['*'];
  const known = new Set(model.accessKeys.map(({ key }) => key));
  return [...new Set(privileges)].filter((privilege) => known.has(privilege));
};
