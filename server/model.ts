import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import shippedConfig from '../resources.config';
import { buildCan } from '../src/core/access/can';
import { checkAccessModel } from '../src/core/access/check-model';
import type { AccessFacts, Can } from '../src/core/access/reason';
import { pageRows } from '../src/core/routes';
import { check } from '../src/core/schema/check';
import { compile } from '../src/core/schema/compile';
import type { Model } from '../src/core/schema/model';
import type { Config } from '../src/core/schema/resource';
import { repositoryRoot } from './root';
import { reasonOf, StartError } from './start-error';

/** Different sets of facts kept at once: partners share most of them, so that few are ever built. */
const KEPT = 1000;

export interface LoadedModel {
  model: Model;
  /** `can` of these facts, built once for all who share them. */
  canFor(facts: AccessFacts): Promise<Can>;
}

/**
 * The configuration, checked and compiled. `access.model.conf` is read when the server starts;
 * `resources.config.ts` is part of the build, which `npm start` makes anew when it has changed.
 * Throws `StartError` with one line for each mistake.
 */
export function loadModel(config: Config = shippedConfig): LoadedModel {
  const faults = check(config, pageRows);
  if (faults.length > 0)
    throw new StartError(faults.map((fault) => `resources.config.ts: ${fault}`).join('\n'));
  const model = compile(config, pageRows);
  const modelText = readAccessModel();
  const built = new Map<string, Promise<Can>>();
  return {
    model,
    canFor: (facts) => {
      const key = JSON.stringify(facts);
      const known = built.get(key);
      if (known) return known;
      const can = buildCan(modelText, model, facts);
      built.set(key, can);
      // A failure is not kept; the oldest set makes room.
      can.catch(() => built.delete(key));
      const [oldest] = built.keys();
      if (built.size > KEPT && oldest !== undefined) built.delete(oldest);
      return can;
    },
  };
}

/** Reads `access.model.conf` once more for its faults, kindly told. Throws `StartError` with one line for each. */
export async function assertAccessModel(): Promise<void> {
  const faults = await checkAccessModel(readAccessModel());
  if (faults.length > 0) throw new StartError(faults.join('\n'));
}

function readAccessModel(): string {
  try {
    return readFileSync(join(repositoryRoot, 'access.model.conf'), 'utf8');
  } catch (failure) {
    throw new StartError(`access.model.conf: ${reasonOf(failure)}`);
  }
}
