import type { StateOf } from '../../states';
import type { FieldKind } from '../field';
import type { ValueOfKind } from '../value-of-kind';

/** What code asks of one field of a declaration, so that the records it reads are what it takes them for. */
export interface Need {
  kind: FieldKind;
  /** `filled`: in every record; `there`: declared, perhaps empty; `absent`: may be taken away, its kind may not change. */
  presence: 'filled' | 'there' | 'absent';
  /** Who needs it, as the line at start says: "the price of an order". */
  by: string;
  /** Options that code compares with. */
  is?: readonly string[];
  /** A store gives the values: any other option would be one that no record has, and no list can be narrowed by. */
  whole?: boolean;
  /** Of sub-rows, by the name of the column. */
  columns?: Readonly<Record<string, Need>>;
  /** Records are found by it, so that no two may share it. */
  unique?: boolean;
  /** A form asks for it, wherever records are written at all. */
  typed?: boolean;
}

/** By the name of the resource, then of the field; who names none of a resource's fields still needs the resource. */
export type Needs = Readonly<Record<string, Readonly<Record<string, Need>>>>;

/** A need as it is written: `by` stands once over many. */
interface Asked {
  kind: FieldKind;
  presence: Need['presence'];
  is?: readonly string[];
  whole?: boolean;
  columns?: Readonly<Record<string, Asked>>;
  unique?: boolean;
  typed?: boolean;
}
type More = Omit<Asked, 'kind' | 'presence'>;

interface Asking<Presence> {
  <const Kind extends FieldKind>(kind: Kind): { kind: Kind; presence: Presence };
  <const Kind extends FieldKind, const Told extends More>(
    kind: Kind,
    more: Told,
  ): { kind: Kind; presence: Presence } & Told;
}

const asks = <const Presence extends Need['presence']>(presence: Presence): Asking<Presence> =>
  ((kind: FieldKind, more?: More) => ({ kind, presence, ...more })) as Asking<Presence>;

export const filled = asks('filled');
export const there = asks('there');
export const absent = asks('absent');
/** Of a choice: a store gives one of these. */
export const given = <const Values extends readonly string[]>(is: Values) => ({ is, whole: true }) as const;
/** Of what a store replaces as a whole: what nobody types would be wiped. */
export const typed = { typed: true } as const;

/** The numbers of a state as options say them: records hold them as text. */
export const numbersOf = <const Names extends Record<string, number>>(names: Names) =>
  Object.values(names).map(String) as `${StateOf<Names>}`[];

type NeededAll<Fields> = { [Name in keyof Fields]: Needed<Fields[Name]> };
type Needed<Asks> = Asks & { by: string } & (Asks extends { columns: infer Columns }
    ? { columns: NeededAll<Columns> }
    : unknown);

/** The needs of one reader. */
export const neededBy = <const Fields extends Readonly<Record<string, Asked>>>(
  by: string,
  fields: Fields,
): NeededAll<Fields> =>
  Object.fromEntries(
    Object.entries<Asked>(fields).map(([name, { columns, ...asked }]) => [
      name,
      { ...asked, by, ...(columns && { columns: neededBy(by, columns) }) },
    ]),
  ) as NeededAll<Fields>;

type ValueOf<Asks> = Asks extends { is: readonly (infer Option)[] }
  ? Option
  : Asks extends { columns: infer Columns }
    ? RecordOf<Columns>[]
    : Asks extends { kind: infer Kind extends FieldKind }
      ? ValueOfKind<Kind>
      : never;

type FilledOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { presence: 'filled' } ? Name : never;
}[keyof Fields];

/**
 * A record as code may read it. Its type is what the needs say, and the start sees to it that the declarations keep to
 * them: what is `filled` is in every record, everything else may be missing.
 */
export type RecordOf<Fields> = {
  [Name in FilledOf<Fields>]: ValueOf<Fields[Name]>;
} & {
  [Name in Exclude<keyof Fields, FilledOf<Fields>>]?: ValueOf<Fields[Name]>;
};
