import type { Can } from '../../../core/session/reason';
import type { Db } from '../../../platform/db/client';
import type { ResourceModel } from '../../schema/model';
import type { Data } from '../walk';

/** Indonesian messages by path (`items.0.price`). */
export type FieldErrors = { [path: string]: string[] | undefined };

/** Cache of rule queries during one action; valid while the action does not change their results. */
export type Shared = Map<string, Promise<unknown>>;

/** A record before it is stored; `before` is absent for a new one. */
export interface RecordChange<Stored extends object = Data> {
  tx: Db;
  partnerId: string;
  /** Permissions of the user; absent if the program writes. */
  can?: Can | undefined;
  resource: ResourceModel;
  id: string;
  data: Stored;
  before?: Stored | undefined;
  /** Present in bulk actions. */
  shared?: Shared | undefined;
}

export function readOnce<Read>(
  { shared }: Pick<RecordChange, 'shared'>,
  what: string,
  read: () => Promise<Read>,
): Promise<Read> {
  const known = (shared?.get(what) as Promise<Read> | undefined) ?? read();
  shared?.set(what, known);
  return known;
}

/** Reader of the records; `can` is absent if the program reads. */
export type Reader = Pick<RecordChange, 'partnerId' | 'can'>;

export interface Warned<Stored extends object = Data> {
  id: string;
  data: Stored;
}

/**
 * Rules that a declaration cannot express: how a record must fit the partner's other records, and what
 * follows from a change. Every write of the resource runs these hooks inside its transaction, serialized per
 * partner.
 */
export interface RecordRule<Stored extends object = Data> {
  /** Sets values of `data` that follow from others, before a record is created or changed. */
  beforeChange?(change: RecordChange<Stored>): Promise<void>;
  /** Messages by field; the record is stored if there are none. */
  validate?(change: RecordChange<Stored>): Promise<FieldErrors>;
  /** Runs in the same transaction once the record is stored. */
  afterChange?(change: RecordChange<Stored>): Promise<void>;
  /** The reason why the record must stay, if there is one. */
  beforeDelete?(change: RecordChange<Stored>): Promise<string | undefined>;
  /** Sentences that a list and a detail page show beside records. */
  warn?(db: Db, reader: Reader, rows: Warned<Stored>[]): Promise<Map<string, string[]>>;
}
