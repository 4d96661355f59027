import { buildCan } from '../src/core/access/can';
import { checkAccessModel } from '../src/core/access/check-model';
import type { AccessFacts, Can } from '../src/core/access/reason';
import { pageRows } from '../src/core/routes/page-rows';
import { check } from '../src/core/schema/check';
import { compile } from '../src/core/schema/compile';
import type { Model } from '../src/core/schema/model';
import type { Configuration } from './configuration';
import { reads } from './reads';
import { StartError } from './start-error';

const KEPT = 1000;

export interface LoadedModel {
  model: Model;
  /** `can` for these facts, cached for all users with the same ones. */
  canFor(facts: AccessFacts): Promise<Can>;
}

/** Validates and compiles the configuration. Throws `StartError` with one line per mistake. */
export function loadModel({ config, accessModel }: Configuration): LoadedModel {
  const errors = check(config, pageRows, reads);
  if (errors.length > 0)
    throw new StartError(errors.map((error) => `resources.config.ts: ${error}`).join('\n'));
  const model = compile(config, pageRows);
  const built = new Map<string, Promise<Can>>();
  return {
    model,
    canFor: (facts) => {
      const key = JSON.stringify(facts);
      const known = built.get(key);
      if (known) return known;
      const can = buildCan(accessModel, model, facts);
      built.set(key, can);
      // Failures are not cached; the oldest set is evicted.
      can.catch(() => built.delete(key));
      const [oldest] = built.keys();
      if (built.size > KEPT && oldest !== undefined) built.delete(oldest);
      return can;
    },
  };
}

/** Throws `StartError` with one line per mistake in `access.model.conf`. */
export async function assertAccessModel({ accessModel }: Configuration): Promise<void> {
  const errors = await checkAccessModel(accessModel);
  if (errors.length > 0) throw new StartError(errors.join('\n'));
}
