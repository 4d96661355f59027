import { newEnforcer, newModelFromString } from 'casbin';
import type { AccessFacts, Can, Verdict } from '../../core/session/reason';
import type { Model } from '../schema/model';
import { policyOf } from './policy';

/**
 * Builds `can` for one user; build a new one when the facts change, not for each check. `modelText` is
 * `access.model.conf`; rejects if Casbin cannot parse it (`checkAccessModel` reports that at start).
 */
export async function buildCan(modelText: string, model: Model, facts: AccessFacts): Promise<Can> {
  const rules = newModelFromString(modelText);
  // All lines at once: Casbin searches its whole policy for each line that is added singly.
  for (const [kind, lines] of Object.entries(policyOf(model, facts))) {
    rules.model
      .get(kind)
      ?.get(kind)
      ?.policy.push(...lines);
  }
  const enforcer = await newEnforcer(rules);
  await enforcer.buildRoleLinks();

  const verdicts = new Map<string, Verdict>();
  return (object) => {
    const known = verdicts.get(object);
    if (known) return known;
    const verdict = verdictOf((verb) => enforcer.enforceSync(object, verb));
    verdicts.set(object, verdict);
    return verdict;
  };
}

/**
 * Without `see` an entry is forbidden, also when the panel has expired: hidden, not locked. Every object that may be
 * opened may be seen (`policyOf`), so most checks need one question.
 */
const verdictOf = (may: (verb: 'see' | 'open') => boolean): Verdict => {
  if (may('open')) return { can: true };
  return { can: false, reason: may('see') ? 'expired' : 'forbidden' };
};
