import { isIP } from 'node:net';
import { z } from 'zod';
import { conflictsOf, DIGIFLAZZ_KEYS } from './env/conflicts';
import { isLoopback } from './env/shapes';
import { secret, type Values, variables } from './env/variables';
import { StartError } from './start-error';

/** The checked environment. Switches are booleans: `OTP`, `RATE_LIMIT`, `MAINTENANCE`, `TRUST_PROXY`. */
export interface Env extends Values {
  FAQ_URL: string;
  PUBLIC_URL: string;
  SEED: 'demo' | 'none';
  LIVE_AUTH: 'ticket' | 'token';
}

/** Reads and checks the environment. Throws one `StartError` with a line for each wrong variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  // An empty variable is how many tools say "not set".
  const given = Object.fromEntries(
    Object.keys(variables).flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
  const shapes = Object.fromEntries(Object.entries(variables).map(([name, { shape }]) => [name, shape]));
  const parsed = z.object(shapes).safeParse(given);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0]) as keyof Values));
    throw new StartError([...wrong].map((name) => complaint(name, given[name])).join('\n'));
  }
  const values = parsed.data as Values;
  const SEED = values.SEED ?? defaultSeed(values);
  const conflicts = conflictsOf({ ...values, SEED });
  if (conflicts.length) throw new StartError(conflicts.join(' '));
  return {
    ...values,
    SEED,
    LIVE_AUTH: values.LIVE_AUTH ?? (values.API_URL ? 'token' : 'ticket'),
    FAQ_URL: values.FAQ_URL ?? `https://wa.me/${values.SUPPORT_NUMBER}`,
    PUBLIC_URL:
      values.PUBLIC_URL ??
      `http://${isLoopback(values.HOST) ? inUrl(values.HOST) : 'localhost'}:${values.PORT}`,
  };
}

/**
 * A trial on this machine gets the demonstration unasked. Its password is public, so it has to be asked for where other
 * machines connect, behind a proxy and on PostgreSQL; the keys of a supplier that costs money are no trial either.
 */
const defaultSeed = (values: Values): Env['SEED'] =>
  values.DATABASE_URL === undefined &&
  isLoopback(values.HOST) &&
  !values.TRUST_PROXY &&
  !DIGIFLAZZ_KEYS.some((name) => values[name])
    ? 'demo'
    : 'none';

const inUrl = (host: string): string => (isIP(host) === 6 ? `[${host}]` : host);

/** Addresses of live channels that stand in the environment: ones that are not simply this server's own. */
export const liveHosts = ({
  LIVE_URL,
  LIVE_URL_SECONDARY,
}: Pick<Env, 'LIVE_URL' | 'LIVE_URL_SECONDARY'>): string[] =>
  [LIVE_URL, LIVE_URL_SECONDARY].filter((url) => url !== undefined);

function complaint(name: keyof Values, value: string | undefined): string {
  const got = secret.has(name) ? '' : ` (found ${JSON.stringify(value)})`;
  return `${name} must be ${variables[name].expects}${got}.`;
}
