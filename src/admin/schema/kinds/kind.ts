import type { z } from 'zod';
import type { Field, FieldKind, FieldOf, FileField, ImageField, SwitchField } from '../field';

type OwnSettings<K extends FieldKind> = Exclude<keyof FieldOf<K>, keyof SwitchField>;

/** Type of a setting, so that `check()` can refuse a number written as text. */
export type SettingType = 'text' | 'number' | 'switch' | 'words' | 'options' | 'names' | 'fields';

type TypeOfSetting<V> = V extends string
  ? 'text'
  : V extends number
    ? 'number'
    : V extends boolean
      ? 'switch'
      : V extends readonly string[]
        ? 'words'
        : V extends readonly unknown[]
          ? 'options'
          : V extends Readonly<Record<string, string>>
            ? 'names'
            : 'fields';

export interface Choice {
  value: string;
  label: string;
}

export interface SubFields {
  validatorOf(field: Field): z.ZodType;
}

export interface SubTexts {
  exportText(field: Field, value: unknown): string;
  titleOf(id: string): string;
}

/** Shapes of stored values. */
export type ValueShape =
  | 'line'
  | 'text'
  | 'number'
  | 'boolean'
  | 'moment'
  | 'object'
  | 'picture'
  | 'file'
  | 'structure'
  | 'words'
  | 'objects';

export interface Kind<K extends FieldKind> {
  /** Shape that cells and exports rely on; absent: any. Rows from before a change of the declaration may have another. */
  valueShape?: ValueShape;
  /** Complete by type, so that `check()` can report an unknown setting. */
  settings: { [S in OwnSettings<K>]: TypeOfSetting<NonNullable<FieldOf<K>[S]>> };
  schema(field: FieldOf<K>, sub: SubFields): z.ZodType;
  /** Normalises input before validation. Undefined means empty. */
  clean?(value: unknown, field: FieldOf<K>): unknown;
  exportText(value: never, field: FieldOf<K>, sub: SubTexts): string;
  /** Initial value without a `default`; undefined leaves the input empty. */
  empty?: unknown;
  searchable?: true;
  /** Order of a list by this field; `title`: by the title of the record that it refers to. */
  sorts?: 'number' | 'text' | 'title';
  /** Filter of a list; its tests are in `schema/filter-tests.ts`. Absent: no filter. */
  filter?: 'choices' | 'anyChoice' | 'ids' | 'days' | 'range' | 'rate' | 'text' | 'period';
  choices?(field: FieldOf<K>): readonly Choice[];
  /** Time stored as text: a day or an instant. */
  time?: 'day' | 'instant';
  /** Value of a field that was never saved. */
  unset?: boolean;
  /** Answers that a condition can compare; absent if unusable. */
  answers?(field: FieldOf<K>): readonly (string | boolean)[];
  /** `min` and `max` count characters or entries; otherwise they bound a value that may be negative. */
  counts?: true;
  /** Never returned, listed, drafted, copied or logged; an edit that omits it keeps it. */
  secret?: true;
  /** Stored as `628…`, shown and searched as `08…`. */
  dialled?: true;
  /** `min` and `max` may have decimals. */
  decimal?: true;
  /** Limits of what is uploaded for the field. */
  uploads?(field: FieldOf<K>): ImageField | FileField;
  /** Bytes of a request beyond its usual limit. */
  bytes?(field: FieldOf<K>): number;
  pointsAt?(field: FieldOf<K>): string;
  /** Initial value from the form's URL; undefined if invalid. */
  fromAddress?(field: FieldOf<K>, text: string): unknown;
  /** Personal data: hidden from people who may not read the resource (domain 8). */
  personal?: true;
  wordy?: true;
  numeric?: true;
  /** Whole rupiah: lists are searched by it, and files show it with separators. */
  isAmount?: true;
  /** Unit of a number, shown beside the inputs of a filter. */
  unitOf?(field: FieldOf<K>): string;
  wide?: true;
  short?: true;
  narrow?: true;
  unique?: true;
  /** Edited in the list itself: its input fits over a cell. */
  inCell?: true;
  /** Content of one record: never written to many at once. */
  ofOneRecord?: true;
}
