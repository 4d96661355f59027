import type { FieldKind } from '../field';

/** What code asks of one field of a declaration, so that the records it reads are what it takes them for. */
export interface Need {
  kind: FieldKind;
  /** `filled`: in every record; `there`: declared, perhaps empty; `absent`: may be taken away, its kind may not change. */
  presence: 'filled' | 'there' | 'absent';
  /** Who needs it, as the line at start says: "the price of an order". */
  by: string;
  /** Options that code compares with. */
  is?: readonly string[];
  /** Of sub-rows, by the name of the column. */
  columns?: Readonly<Record<string, Need>>;
  /** Records are found by it, so that no two may share it. */
  unique?: boolean;
}

/** By the name of the resource, then of the field; who names none of a resource's fields still needs the resource. */
export type Needs = Readonly<Record<string, Readonly<Record<string, Need>>>>;

/** A need as it is written: `by` stands once over many. */
type Asked = Omit<Need, 'by' | 'columns'> & { columns?: Readonly<Record<string, Asked>> };
type More = Pick<Asked, 'is' | 'columns' | 'unique'>;

const asks =
  (presence: Need['presence']) =>
  (kind: FieldKind, more: More = {}): Asked => ({ kind, presence, ...more });

export const filled = asks('filled');
export const there = asks('there');
export const absent = asks('absent');

/** The needs of one reader. */
export const neededBy = <Name extends string>(
  by: string,
  fields: Readonly<Record<Name, Asked>>,
): Record<Name, Need> =>
  Object.fromEntries(
    Object.entries<Asked>(fields).map(([name, { columns, ...asked }]) => [
      name,
      { ...asked, by, ...(columns && { columns: neededBy(by, columns) }) },
    ]),
  ) as Record<Name, Need>;
