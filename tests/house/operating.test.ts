import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { variables } from '../../src/platform/env/variables';
import { repositoryRoot } from '../../src/platform/root';
import { startTestServer } from '../support/server';

const FILE = 'docs/operating.md';
const text = readFileSync(join(repositoryRoot, FILE), 'utf8');
const found = (pattern: RegExp, within = text): string[] => [
  ...new Set([...within.matchAll(pattern)].map(([, name = '']) => name)),
];

describe(FILE, () => {
  it('names every variable of the environment in its table, and none that is unused', () => {
    const rows = text
      .slice(text.indexOf('## Environment'))
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) => found(/`([A-Z][A-Z0-9_]+)`/g, row.split(' | ')[0]));
    expect(named.sort()).toEqual(Object.keys(variables).sort());
  });

  it('names every metric of ours, and none that is not counted', async () => {
    const server = await startTestServer({ seed: 'none' });
    const { body } = await server.guest.get('/metrics').finally(server.close);
    const counted = found(/^# TYPE (lumbung_\w+)/gm, String(body));
    const [row = ''] = text.split('\n').filter((line) => line.includes('`lumbung_database_connections`'));
    const named = [
      ...found(/`(lumbung_\w+)`/g),
      ...(row.includes('`_idle`') ? ['lumbung_database_connections_idle'] : []),
    ];
    expect(counted.length).toBeGreaterThan(5);
    // Only PostgreSQL has pool metrics.
    const here = named.filter((name) => server.database.kind === 'postgres' || !name.includes('_database_'));
    expect(here.sort()).toEqual(counted.sort());
    for (const name of found(/`((?:nodejs|process)_\w+)`/g)) expect(body).toContain(`# TYPE ${name} `);
  });

  it('names only commands that exist, and points only at what exists', () => {
    const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));
    const commands = found(/npm\s+run\s+([\w-]+)/g);
    expect(commands).toEqual(expect.arrayContaining(['backup', 'restore', 'operator', 'verify-ledger']));
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
    const headings = found(/^## (.+)$/gm).map((title) => title.toLowerCase().replaceAll(' ', '-'));
    expect(found(/\]\(#([^)]+)\)/g).sort()).toEqual(headings.sort());
    const files = found(/\]\(([^)#]+)\)/g);
    expect(files.filter((file) => !existsSync(join(repositoryRoot, dirname(FILE), file)))).toEqual([]);
  });
});
