import type { Db } from '../../../db/client';
import type { Data } from './walk';

/** Values that the server keeps itself, by record id. */
export type ComputedValues = Map<string, Data>;

/** A record as it is kept. */
export interface KeptRecord {
  id: string;
  data: Data;
}

/** Reads what one resource computes from elsewhere, or from what its records hold. */
export type ComputedReader = (
  db: Db,
  partnerId: string,
  ids: string[],
  records: readonly KeptRecord[],
) => Promise<ComputedValues>;
