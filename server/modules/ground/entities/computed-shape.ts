import type { Db } from '../../../db/client';
import type { Data } from './walk';

/** Values maintained by the server, by record id. */
export type ComputedValues = Map<string, Data>;

/** A stored record. */
export interface KeptRecord {
  id: string;
  data: Data;
}

/** Computes fields of one resource from other tables or from its records. */
export type ComputedReader = (
  db: Db,
  partnerId: string,
  ids: string[],
  records: readonly KeptRecord[],
) => Promise<ComputedValues>;
