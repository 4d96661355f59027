import type { Db } from '../../platform/db/client';
import type { Data } from './walk';

export type ComputedValues = Map<string, Data>;

export interface StoredRecord {
  id: string;
  data: Data;
}

export type ComputedReader = (
  db: Db,
  partnerId: string,
  ids: string[],
  records: readonly StoredRecord[],
) => Promise<ComputedValues>;
