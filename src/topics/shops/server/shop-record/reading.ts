import type { Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import { hasKey, isWithin, readLive, readNewestArticles, readStored } from './record-store';
import type { LiveRecord, RecordName } from './records';

export const liveRecords = <Name extends RecordName>(
  db: Db,
  partnerId: string,
  names: Name | readonly Name[],
): Promise<LiveRecord<Name>[]> => readLive(db, partnerId, [names].flat() as Name[]);

export async function recordsByIds<Name extends RecordName>(
  db: Db,
  partnerId: string,
  names: Name | readonly Name[],
  ids: readonly string[],
): Promise<LiveRecord<Name>[]> {
  if (ids.length === 0) return [];
  return readLive(db, partnerId, [names].flat() as Name[], sql`id in ${[...ids]}`);
}

/** Members by id including deleted ones, for orders. */
export const membersEver = async (db: Db, partnerId: string, ids: readonly string[]) =>
  ids.length === 0 ? [] : readStored(db, partnerId, ['member'], sql`id in ${[...ids]}`);

export async function liveRecord<Name extends RecordName>(
  db: Db,
  partnerId: string,
  names: Name | readonly Name[],
  id: string,
): Promise<LiveRecord<Name> | undefined> {
  const [found] = await recordsByIds(db, partnerId, names, [id]);
  return found;
}

/** The record whose unique field has this value, ignoring case. */
export async function recordByKey<Name extends RecordName>(
  db: Db,
  partnerId: string,
  name: Name,
  key: { field: string; value: string },
): Promise<LiveRecord<Name> | undefined> {
  const [found] = await readLive(db, partnerId, [name], hasKey(partnerId, name, key));
  return found;
}

export const runningSales = (db: Db, partnerId: string, now: number, productId?: string) =>
  readLive(db, partnerId, ['flash-sale'], isWithin(now, productId));

export const newestArticles = readNewestArticles;
