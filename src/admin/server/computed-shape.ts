import type { Db } from '../../platform/db/client';
import type { Data } from './walk';

export type ComputedValues = Map<string, Data>;

export interface KeptRecord {
  id: string;
  data: Data;
}

export type ComputedReader = (
  db: Db,
  partnerId: string,
  ids: string[],
  records: readonly KeptRecord[],
) => Promise<ComputedValues>;
