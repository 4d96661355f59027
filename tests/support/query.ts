import { createHash } from 'node:crypto';
import type { Database } from '../../src/platform/db/client';

/** Runs a test's own SQL. */
export const query = (
  database: Database,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> =>
  database.run(
    { name: `test_${createHash('sha256').update(text).digest('hex').slice(0, 40)}`, text },
    values,
  );
