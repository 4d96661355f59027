import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../support/database';

describe.each(await databaseKinds())('an order stands against a second one (%s)', (kind) => {
  let open: TestDatabase;

  beforeAll(async () => {
    open = await openTestDatabase(kind);
  });
  afterAll(() => open?.close());

  test('for 24 hours, while it is pending or when it was delivered', async () => {
    const { rows } = await open.database.db.execute<{ hours: number; status: number }>(sql`
      select hours, status from unnest(array[0, 23, 24, 25]) hours, unnest(array[1, 2, 3, 4]) status
      where stands_lately(now() - hours * interval '1 hour', status::smallint) order by hours, status`);
    const standing = [0, 23].flatMap((hours) => [1, 2].map((status) => ({ hours, status })));
    expect(rows).toEqual(standing);
  });

  test('and the planner reads the rule as if it were written out, so that indexes serve it', async () => {
    const { rows } = await open.database.db.execute<Record<string, string>>(sql`
      explain select from transactions t where stands_lately(t.created_at, t.status)`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(`created_at > (now() - '24:00:00'::interval)`);
    expect(plan).not.toContain('stands_lately');
  });
});
