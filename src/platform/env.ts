import { isIP } from 'node:net';
import { z } from 'zod';
import { conflictsOf, DIGIFLAZZ_KEYS } from './env/conflicts';
import { isLoopback } from './env/shapes';
import { secret, type Values, variables } from './env/variables';
import { StartError } from './start-error';

/** The validated environment. Switches are booleans: `OTP`, `RATE_LIMIT`, `MAINTENANCE`, `TRUST_PROXY`. */
export interface Env extends Values {
  FAQ_URL: string;
  PUBLIC_URL: string;
  SEED: 'demo' | 'none';
  LIVE_AUTH: 'ticket' | 'token';
}

/** Validates the environment. Throws one `StartError` with a line per wrong variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  // Many tools pass an unset variable as empty.
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
 * A local trial gets the demonstration by default. Its password is public, so other hosts, a proxy,
 * PostgreSQL or a paid supplier's keys require SEED=demo.
 */
const defaultSeed = (values: Values): Env['SEED'] =>
  values.DATABASE_URL === undefined &&
  isLoopback(values.HOST) &&
  !values.TRUST_PROXY &&
  !DIGIFLAZZ_KEYS.some((name) => values[name])
    ? 'demo'
    : 'none';

const inUrl = (host: string): string => (isIP(host) === 6 ? `[${host}]` : host);

export const liveHosts = ({
  LIVE_URL,
  LIVE_URL_SECONDARY,
}: Pick<Env, 'LIVE_URL' | 'LIVE_URL_SECONDARY'>): string[] =>
  [LIVE_URL, LIVE_URL_SECONDARY].filter((url) => url !== undefined);

function complaint(name: keyof Values, value: string | undefined): string {
  const got = secret.has(name) ? '' : ` (found ${JSON.stringify(value)})`;
  return `${name} must be ${variables[name].expects}${got}.`;
}
