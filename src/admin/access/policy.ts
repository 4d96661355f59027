import type { AccessFacts } from '../../core/session/reason';
import {
  BLOCK_WHEN_EXPIRED,
  GRANTED,
  NEEDS_PANEL,
  OPEN_TO_ALL,
  OWNER_ROLE,
  OWNERS,
  REVEALS_COST,
  REVEALS_PROFIT,
  UNDECLARED,
} from '../../core/session/roles';
import type { Model } from '../schema/model';
import { revealsOf, sees } from './privileges';

/** Casbin lines: `p` is (object or role, action, effect), `g` is (object, role). */
export interface Policy {
  p: [string, string, 'allow' | 'deny'][];
  g: [string, string][];
}

/**
 * Policy of one user (design 5). Actions are `see` (in the menu) and `open`; `*` is both. Keys are granted by links
 * instead of lines, because Casbin checks every line for every object.
 */
export function policyOf(model: Model, facts: AccessFacts): Policy {
  const granted = grantedTo(model, facts);
  const p: Policy['p'] = [
    [granted === 'all' ? '*' : GRANTED, '*', 'allow'],
    [OPEN_TO_ALL, '*', 'allow'],
    [UNDECLARED, '*', 'deny'],
  ];
  if (facts.panelExpired) p.push([BLOCK_WHEN_EXPIRED, 'open', 'deny']);
  p.push(facts.isSubAccount ? [OWNER_ROLE, '*', 'deny'] : [OWNERS, '*', 'allow']);
  if (!sees(facts, 'cost')) p.push([REVEALS_COST, '*', 'deny']);
  if (!sees(facts, 'profit')) p.push([REVEALS_PROFIT, '*', 'deny']);
  if (facts.tierHasPanel === false) p.push([NEEDS_PANEL, '*', 'deny']);
  const keys = granted === 'all' ? [] : granted;
  return {
    p,
    g: [
      ...model.links.map(({ object, role }): Policy['g'][number] => [object, role]),
      ...keys.map((key): Policy['g'][number] => [key, GRANTED]),
    ],
  };
}

/**
 * Specification 5: "If the list is empty, no check is made." A sub-account with an empty list opens nothing (design 5).
 * Unknown keys are dropped, because they could name a role; so are keys whose data the person may not see.
 */
const grantedTo = (model: Model, facts: AccessFacts): string[] | 'all' => {
  const { privileges, isSubAccount } = facts;
  if (privileges.length === 0) return isSubAccount ? [] : 'all';
  const known = new Set(model.accessKeys.map(({ key }) => key));
  return [...new Set(privileges)].filter((privilege) => {
    const reveals = revealsOf(privilege, model.accessKeys);
    return known.has(privilege) && (!reveals || sees(facts, reveals));
  });
};
