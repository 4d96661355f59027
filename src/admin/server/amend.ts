import type { Db } from '../../platform/db/client';
import { mergeData, replacePointers, writePointer } from './amend-store';
import { takeKeys } from './keys-store';
import { lockRow, type RecordAddress, updateRow } from './store';
import type { Data } from './walk';

/*
 * Changes that the program makes in records. Each increments the version, so that open forms detect the conflict. All
 * but `rewriteRecord` are for values that are neither searched nor unique.
 */

/** Sets these values where they differ; returns the number of changed records. */
export const amendRecords = mergeData;

/** Points a field at another record, replacing the previous reference. */
export const amendPointer = writePointer;

export const pointRows = replacePointers;

/** Changes searched or unique values. False if another record holds one of them: the caller must then roll back. */
export async function rewriteRecord(
  tx: Db,
  at: RecordAddress,
  change: (data: Data) => Data,
): Promise<boolean> {
  const row = await lockRow(tx, at);
  if (!row) return false;
  const data = { ...row.data, ...change(row.data) };
  if (Object.keys(await takeKeys(tx, at, data)).length > 0) return false;
  await updateRow(tx, { ...at, userId: null }, data);
  return true;
}
