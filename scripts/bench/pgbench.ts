import { execFile } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buyStatement } from '../../server/modules/trade/transaction/buy-statement';
import type { BenchAccounts } from './accounts';

const run = promisify(execFile);

const DEBIAN = '/usr/lib/postgresql';

/** Where Debian keeps it (newest version), else on the path. */
function program(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const paths = versions.map((version) => join(DEBIAN, version, 'bin', 'pgbench'));
  return paths.find((path) => existsSync(path)) ?? 'pgbench';
}

/**
 * Transactions a second of the very statement that `buy()` runs. Only its parameters differ: pgbench counts up
 * where the server makes UUIDv7, which costs the indexes the same.
 */
export async function pgbenchRate(
  url: string,
  accounts: BenchAccounts,
  {
    folder,
    seconds,
    connections,
    base,
  }: { folder: string; seconds: number; connections: number; base: number },
): Promise<number> {
  const script = join(folder, 'buy.sql');
  writeFileSync(script, scriptOf(accounts, base));
  const { stdout } = await run(program(), [
    ...['--no-vacuum', '--protocol=prepared', `--time=${seconds}`, `--file=${script}`],
    ...[`--client=${connections}`, '--jobs=1', '--define=turn=0', url],
  ]);
  const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  if (!(rate > 0)) throw new Error(`pgbench said: ${stdout}`);
  return rate;
}

function scriptOf({ actors, order }: BenchAccounts, base: number): string {
  const idLike = (digit: number) => `lpad(to_hex(:n::bigint), 32, '${digit}')::uuid`;
  const pick = (ids: string[]) => `('{${ids.join(',')}}'::uuid[])[:account::int]`;
  const expressions: Record<string, string> = {
    id: idLike(1),
    job: idLike(2),
    own_entry: idLike(3),
    house_entry: idLike(4),
    key: idLike(5),
    suffix: 'to_hex(:n::bigint)',
    partner: pick(actors.map(({ partnerId }) => partnerId)),
    user: pick(actors.map(({ userId }) => userId)),
  };
  const text = buyStatement.source.replace(
    /(?<!:):([a-z_]+)(::[a-z]+)?/g,
    (_whole, key: string, cast = '') => {
      const value = expressions[key] ?? literal((order as Record<string, unknown>)[key]);
      return `(${value})${cast}`;
    },
  );
  return [
    '\\set turn :turn + 1',
    `\\set n ${base} + :client_id * 10000000 + :turn`,
    `\\set account random(1, ${actors.length})`,
    `${text.replaceAll('\n', ' ')};`,
  ].join('\n');
}

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
};
