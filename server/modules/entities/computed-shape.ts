import type { Db } from '../../db/client';
import type { Data } from './walk';

/** Values that the server keeps itself, by record id. */
export type ComputedValues = Map<string, Data>;

/** Reads what one resource computes from elsewhere. */
export type ComputedReader = (db: Db, partnerId: string, ids: string[]) => Promise<ComputedValues>;
