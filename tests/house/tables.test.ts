import { beforeAll, describe, expect, it } from 'vitest';
import { schemaTables, type TableUse, tableUses, UNNAMED, usesIn } from '../support/table-use';
import { oneStatement, sharedRows, tableOwners, WHOLE_DATABASE } from './table-owners';

describe('a table of the database', () => {
  let tables: string[];
  let uses: TableUse[];
  beforeAll(() => {
    tables = schemaTables().sort();
    uses = tableUses().filter(({ owner }) => !WHOLE_DATABASE.includes(owner));
  });

  const ownersOf = (fitting: (use: TableUse) => boolean): string =>
    [...new Set(uses.filter(fitting).map(({ owner }) => owner))].sort().join(' ');
  const byTable = (ownersFor: (table: string) => string): Record<string, string> =>
    Object.fromEntries(tables.map((table) => [table, ownersFor(table)]));
  const isExcepted = ({ owner, table }: TableUse): boolean =>
    oneStatement.some((one) => one.owner === owner && one.tables.split(' ').includes(table)) ||
    (sharedRows[table] !== undefined && tableOwners[table]?.[0] !== owner);

  it('is written by one room', () => {
    const owners = byTable((table) => tableOwners[table]?.[0] ?? 'unknown');
    expect(
      byTable((name) => ownersOf((use) => use.table === name && use.sets !== undefined && !isExcepted(use))),
    ).toEqual(owners);
  });

  it('is read by rooms that say so', () => {
    const readers = byTable((table) => tableOwners[table]?.[1]?.replace(/\s+/g, ' ') ?? '');
    const isOwner = ({ owner, table }: TableUse) => tableOwners[table]?.[0] === owner;
    expect(byTable((name) => ownersOf((use) => use.table === name && !use.sets && !isOwner(use)))).toEqual(
      readers,
    );
  });

  it('is named in the module that writes it, or passed to the one module that writes tables of several topics', () => {
    expect(ownersOf(({ table, sets }) => table === UNNAMED && sets !== undefined)).toBe('platform/identity');
  });

  it('is written beside its owner by statements that need to be one', () => {
    const idle = oneStatement.flatMap(({ owner, tables: named }) =>
      named
        .split(' ')
        .filter((table) => !uses.some((use) => use.owner === owner && use.table === table && use.sets)),
    );
    expect(idle).toEqual([]);
  });

  it.each(Object.entries(sharedRows))('%s has one room for each column that changes', (table, owners) => {
    const writes = uses.filter((use) => use.table === table && use.sets !== undefined);
    const columnsOf = (owner: string): string =>
      [...new Set(writes.filter((use) => use.owner === owner).flatMap(({ sets = [] }) => sets))]
        .sort()
        .join(' ');
    const changing = [...new Set(writes.filter(({ sets }) => sets?.length).map(({ owner }) => owner))];
    expect(Object.fromEntries(changing.map((owner) => [owner, columnsOf(owner)]))).toEqual(owners);
    const named = Object.values(owners).flatMap((columns) => columns.split(' '));
    expect(named).toEqual([...new Set(named)]);
    // Only the owner inserts and deletes rows.
    expect(ownersOf((use) => use.table === table && use.sets?.length === 0)).toBe(tableOwners[table]?.[0]);
  });
});

describe('what a text does with a table', () => {
  const writes = (text: string) => usesIn(text).filter(({ sets }) => sets !== undefined);

  it.each([
    ['an insert', 'with a as (INSERT INTO jobs (id) values (1)) select 1', []],
    ['a delete', 'delete\n  from jobs where id = 1', []],
    [
      'an update with another name',
      'update jobs as j set done_at = f(a, (b = 1)), tries = 2 where id = 1',
      ['done_at', 'tries'],
    ],
    [
      'an update of values from elsewhere',
      `update jobs j set tries = \${sql\`case when \${x} = 1 then 2 end\`} from a`,
      ['tries'],
    ],
  ])('is %s', (_what, text, sets) => {
    expect(writes(text)).toEqual([{ name: 'jobs', sets }]);
  });

  it('is reading, also under a lock', () => {
    expect(writes('select 1 from jobs join a on true for update of jobs')).toEqual([]);
    expect(usesIn('select 1 from jobs').map(({ name }) => name)).toEqual(['jobs']);
  });
});
