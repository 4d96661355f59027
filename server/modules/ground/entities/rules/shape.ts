import type { Can } from '../../../../../src/core/access/reason';
import type { ResourceModel } from '../../../../../src/core/schema/model';
import type { Db } from '../../../../db/client';
import type { Data } from '../walk';

/** What is wrong, by path (`items.0.price`), in Indonesian; undefined says nothing. */
export type FieldErrors = { [path: string]: string[] | undefined };

/** What rules have read during one act: that of the next record is the same, as long as the act changes none of it. */
export type Shared = Map<string, Promise<unknown>>;

/** A record that is about to be kept; `before` is absent for a new one. */
export interface Judged<Kept extends object = Data> {
  tx: Db;
  partnerId: string;
  /** What whoever writes it may do; absent where the program itself does. */
  can?: Can | undefined;
  resource: ResourceModel;
  id: string;
  data: Kept;
  before?: Kept | undefined;
  /** Of an act that judges many records. */
  shared?: Shared | undefined;
}

/** Reads what is the same for every record of an act, once. */
export function readOnce<Read>(
  { shared }: Pick<Judged, 'shared'>,
  what: string,
  read: () => Promise<Read>,
): Promise<Read> {
  const known = (shared?.get(what) as Promise<Read> | undefined) ?? read();
  shared?.set(what, known);
  return known;
}

/** Whose records are shown, and to whom: `can` is absent where the program itself reads. */
export type Reader = Pick<Judged, 'partnerId' | 'can'>;

/** A record that is shown. */
export interface Warned<Kept extends object = Data> {
  id: string;
  data: Kept;
}

/**
 * What a declaration cannot say: how a record must fit the others of its partner. Every write of the resource passes
 * here, inside its transaction, one at a time for each partner. `RecordOf` types what it reads.
 */
export interface RecordRule<Kept extends object = Data> {
  /** Changes `data` where the rule itself knows the right value. */
  complete?(judged: Judged<Kept>): Promise<void>;
  /** None: it may be kept. */
  judge?(judged: Judged<Kept>): Promise<FieldErrors>;
  /** After it was kept. */
  kept?(judged: Judged<Kept>): Promise<void>;
  /** Why it may not be deleted; undefined when it may. */
  mayNotGo?(judged: Judged<Kept>): Promise<string | undefined>;
  /** What its owner should look at, by id of the record. */
  warn?(db: Db, reader: Reader, rows: Warned<Kept>[]): Promise<Map<string, string[]>>;
}

/** Rules by the name of their resource. */
export type Rules = Record<string, RecordRule>;
