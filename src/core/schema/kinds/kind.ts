import type { z } from 'zod';
import type { Field, FieldKind, FieldOf, ImageField, SwitchField } from '../field';

/** Names of what only this kind may say, such as `max` or `options`. */
type OwnSettings<K extends FieldKind> = Exclude<keyof FieldOf<K>, keyof SwitchField>;

/** What a setting holds, so that `check()` can refuse a number written as text. */
export type SettingType = 'text' | 'number' | 'switch' | 'options' | 'fields';

type TypeOfSetting<V> = V extends string
  ? 'text'
  : V extends number
    ? 'number'
    : V extends boolean
      ? 'switch'
      : V extends readonly unknown[]
        ? 'options'
        : 'fields';

/** A value as it is stored, and as people read it. */
export interface Choice {
  value: string;
  label: string;
}

/** What a kind is asked of a sub-field: `rows` alone needs it. */
export interface SubFields {
  validatorOf(field: Field): z.ZodType;
}

/** How what stands inside a value, or what it points at, is said. */
export interface SubTexts {
  exportText(field: Field, value: unknown): string;
  titleOf(id: string): string;
}

/** Everything the rules know about a field kind; its parts on screen stand in `fields/`. */
export interface Kind<K extends FieldKind> {
  /** Complete by type, so that `check()` can name a setting that does not exist. */
  settings: { [S in OwnSettings<K>]: TypeOfSetting<NonNullable<FieldOf<K>[S]>> };
  /** Validator of a value that is there; its output is what is stored. */
  schema(field: FieldOf<K>, sub: SubFields): z.ZodType;
  /** Forgives how a value was typed, before it is judged. A result of undefined means: nothing was filled in. */
  clean?(value: unknown, field: FieldOf<K>): unknown;
  /** A cell of a CSV or XLSX file. The value is one that `schema` let through. */
  exportText(value: never, field: FieldOf<K>, sub: SubTexts): string;
  /** Value of a new record without a `default`; undefined leaves the input empty. */
  empty?: unknown;
  /** The search box may look into it. */
  searchable?: true;
  /** A list may be ordered by it, as this. */
  sorts?: 'number' | 'text';
  /**
   * How a list is narrowed by it (`f.<field>=…`): by some of its `choices`, by ids of records, by a stretch of days
   * (`2026-11-01..2026-11-21`). It is no filter where this is missing.
   */
  filter?: 'choices' | 'ids' | 'days';
  /** The values of a filter that are known beforehand. */
  choices?(field: FieldOf<K>): readonly Choice[];
  /** A moment that is kept as text: which, so that days find it. */
  time?: 'day' | 'instant';
  /** What it is where nothing was ever saved: it is never without a value. */
  unset?: boolean;
  /** Answers that a condition beside it can wait for; none where it cannot be asked. */
  answers?(field: FieldOf<K>): readonly (string | boolean)[];
  /** `min` and `max` count characters or entries; those of others bound a value that may be below zero. */
  counts?: true;
  /** Written and never read back: no list, draft, copy or log shows it, and an edit that leaves it out keeps it. */
  secret?: true;
  /** Kept as `628…`, dialled and searched as `08…`. */
  dialled?: true;
  /** `min` and `max` may have decimals. */
  decimal?: true;
  /** What the pictures in its values have to be. */
  pictures?(field: FieldOf<K>): ImageField;
  /** The resource that its values point at. */
  pointsAt?(field: FieldOf<K>): string;
  /** What a form begins with where its address says this of the field; undefined where it cannot be. */
  fromAddress?(field: FieldOf<K>, text: string): unknown;
  /** It says who somebody is or how they are reached: hidden from whoever may not read the resource (domain 8). */
  personal?: true;
  /** It may be longer than a row of a list is high. */
  wordy?: true;
  /** A figure: it stands at the right edge of a table. */
  numeric?: true;
  /** It takes the whole width of a detail. */
  wide?: true;
  /** Two of them share a line of a form. */
  short?: true;
  /** It fills no more than a cell of a table. */
  narrow?: true;
  /** Its value may be declared unique. */
  unique?: true;
}
