import type { DataOf } from '../../src/admin/schema/data-of';
import type { Field } from '../../src/admin/schema/field';
import type { Account, Person } from '../accounts';
import { readCsv, recordOf } from '../csv';
import type { Tables } from '../tables';
import { DAY, idAt, iso } from '../time';

export interface Shop extends Pick<Account, 'partnerId' | 'email' | 'discountBps'> {
  userId: string;
  buyer: Person;
  name: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Time of the last sale: now, or when its panel expired. */
  until: number;
}

export const shopOf = (
  { partnerId, email, discountBps, owner, name, panelExpires }: Account,
  now: number,
): Shop => ({
  ...{ partnerId, email, discountBps, userId: owner.userId, buyer: { ...owner, name: 'Website' }, name, now },
  until: Math.min(now, panelExpires ?? now),
});

export interface EntityDraft {
  resource: string;
  data: Record<string, unknown>;
  /** Milliseconds since 1970. */
  at: number;
  id: string;
  by?: string | null;
  references?: Record<string, string>;
  keys?: readonly string[];
  counters?: Record<string, number>;
}

export const draftOf = <Declared extends { fields: Readonly<Record<string, Field>> }>(
  resource: string,
  at: number,
  data: DataOf<Declared>,
  more: Partial<EntityDraft> = {},
): EntityDraft => ({ resource, at, id: idAt(at), data, ...more });

/** Records of a file in `demo/data`. The file must match the declaration. */
export const recordsIn = <Data>(name: string, numbers = '', lists = ''): Data[] =>
  readCsv<object>(name, { numbers, lists }).map((row) => recordOf(row) as Data);

/** `{ start_at, end_at? }` as stored, from days relative to now. */
export const periodOf = (now: number, from: number, to: number | undefined) => ({
  start_at: iso(now + from * DAY),
  ...(to !== undefined && { end_at: iso(now + to * DAY) }),
});

/** Stores records. Their search texts are filled at server start. */
export function addRecords(
  tables: Tables,
  shop: Pick<Shop, 'partnerId' | 'userId'>,
  drafts: readonly EntityDraft[],
): void {
  const { partnerId: partner_id, userId } = shop;
  for (const { id, resource, data, at, by = userId, references = {}, keys = [], counters = {} } of drafts) {
    tables.add('entities', [
      {
        ...{ id, partner_id, resource, data, search: '', version: 1 },
        ...{ created_at: iso(at), created_by: by, updated_at: iso(at), updated_by: by },
      },
    ]);
    tables.add(
      'entity_keys',
      keys.map((field) => ({
        ...{ partner_id, resource, field, value: String(data[field]).toLowerCase(), entity_id: id },
      })),
    );
    tables.add(
      'entity_references',
      Object.entries(references).map(([field, to_id]) => ({ from_id: id, field, to_id })),
    );
    tables.add(
      'entity_counters',
      Object.entries(counters).map(([field, value]) => ({ entity_id: id, field, value })),
    );
  }
}
