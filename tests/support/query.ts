import { createHash } from 'node:crypto';
import type { Database } from '../../server/db/client';

/** A statement of a test's own, when it looks at rows or moves time. */
export const query = (
  database: Database,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> =>
  database.run(
    { name: `test_${createHash('sha256').update(text).digest('hex').slice(0, 40)}`, text },
    values,
  );
