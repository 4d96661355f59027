import { buildCan } from '../admin/access/can';
import { checkAccessModel } from '../admin/access/check-model';
import { check } from '../admin/schema/check';
import { compile } from '../admin/schema/compile';
import type { Model } from '../admin/schema/model';
import type { AccessFacts, Can } from '../core/session/reason';
import { StartError } from '../platform/start-error';
import { offers } from '../topics/offers';
import { pageRows } from '../web/routes/page-rows';
import type { Configuration } from './configuration';
import { reads } from './reads';

const MAX_MODELS = 1000;

export interface LoadedModel {
  model: Model;
  /** `can` for these facts, cached for all users with the same ones. */
  canFor(facts: AccessFacts): Promise<Can>;
}

/** Validates and compiles the configuration. Throws `StartError` with one line per mistake. */
export function loadModel({ config, accessModel }: Configuration): LoadedModel {
  const errors = check(config, pageRows, offers, reads);
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
      if (built.size > MAX_MODELS && oldest !== undefined) built.delete(oldest);
      return can;
    },
  };
}

/** Throws `StartError` with one line per mistake in `access.model.conf`. */
export async function assertAccessModel({ accessModel }: Configuration): Promise<void> {
  const errors = await checkAccessModel(accessModel);
  if (errors.length > 0) throw new StartError(errors.join('\n'));
}
