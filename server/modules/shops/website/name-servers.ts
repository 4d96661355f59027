import type { LookAtDomain } from '../../../adapters/domain/domain';
import { createNameServers } from '../../../adapters/domain/name-servers';
import { createSandboxDomains } from '../../../adapters/domain/sandbox';
import type { Database } from '../../../db/client';
import { isDemo } from '../../../demonstration';
import type { Env } from '../../../env';

/** Who is asked about custom domains: the sandbox when it is named, and by itself with the demonstration alone. */
export function domainsOf(env: Pick<Env, 'PANEL_DNS' | 'SEED'>, database: Database): LookAtDomain {
  const sandbox = createSandboxDomains();
  if (env.PANEL_DNS === 'sandbox') return sandbox;
  const real = createNameServers();
  if (env.PANEL_DNS === 'dns' || env.SEED !== 'demo') return real;
  return async (question) => ((await isDemo(env, database)) ? sandbox : real)(question);
}
