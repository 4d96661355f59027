import { newEnforcer, newModelFromString } from 'casbin';
import type { Model } from '../schema/model';
import { policyOf } from './policy';
import type { AccessFacts, Can, Verdict } from './reason';

/**
 * Builds the one question about access for one user; ask again for a new one when the facts change, never per check.
 * `modelText` is `access.model.conf`; rejects when Casbin cannot read it (`checkAccessModel` says so kindly, at start).
 */
export async function buildCan(modelText: string, model: Model, facts: AccessFacts): Promise<Can> {
  const rules = newModelFromString(modelText);
  // All at once: whoever adds lines to an enforcer has Casbin look for each of them among all that it has.
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
    const verdict = verdictOf((act) => enforcer.enforceSync(object, act));
    verdicts.set(object, verdict);
    return verdict;
  };
}

/**
 * What may not even be seen is forbidden, also when the panel has expired: it is hidden, not locked. Nothing is kept
 * from sight that may be opened (`policyOf`), so most places need one question.
 */
const verdictOf = (may: (act: 'see' | 'open') => boolean): Verdict => {
  if (may('open')) return { can: true };
  return { can: false, reason: may('see') ? 'expired' : 'forbidden' };
};
