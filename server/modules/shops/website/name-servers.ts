import type { LookAtDomain } from '../../../adapters/domain/domain';
import { createNameServers } from '../../../adapters/domain/name-servers';
import { createSandboxDomains } from '../../../adapters/domain/sandbox';
import type { Database } from '../../../db/client';
import { isDemo } from '../../../demonstration';
import type { Env } from '../../../env';

/** DNS checker: the sandbox if configured or by default in a demonstration. */
export function domainsOf(env: Pick<Env, 'PANEL_DNS' | 'SEED'>, database: Database): LookAtDomain {
  const sandbox = createSandboxDomains();
  if (env.PANEL_DNS === 'sandbox') return sandbox;
  const real = createNameServers();
  if (env.PANEL_DNS === 'dns' || env.SEED !== 'demo') return real;
  return async (question) => ((await isDemo(env, database)) ? sandbox : real)(question);
}
