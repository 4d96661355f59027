import type { FieldKind } from './field';
import type { ValueOfKind } from './value-of-kind';

/** Fields as `name:kind`, separated by spaces; `!` marks a field that every record has. */
type Fields = readonly string[];

export interface Reader {
  /** For the error message: "the price of an order". */
  by: string;
  fields?: Fields;
  unique?: readonly string[];
  rows?: Readonly<Record<string, Fields>>;
}

/** Keyed by resource name, or `<resource>.actions.<name>` for inputs of an action handler. */
export type Reads = Readonly<Record<string, Reader>>;

type Split<Text> = Text extends `${infer First} ${infer Rest}` ? First | Split<Rest> : Text;
type Value<Kind> = Kind extends FieldKind ? ValueOfKind<Kind> : never;
type Values<Field extends string> = {
  [One in Field as One extends `${infer Name}:${string}!`
    ? Name
    : never]: One extends `${string}:${infer Kind}!` ? Value<Kind> : never;
} & {
  [One in Field as One extends `${string}!`
    ? never
    : One extends `${infer Name}:${string}`
      ? Name
      : never]?: One extends `${string}:${infer Kind}` ? Value<Kind> : never;
};
type ValuesOf<Read> = Read extends readonly string[] ? Values<Split<Read[number]>> : unknown;

/** Type of records as code reads them, derived from the list checked at start. */
export type RecordOf<Read> = (Read extends { fields: infer Listed } ? ValuesOf<Listed> : unknown) &
  (Read extends { rows: infer Rows } ? { [Name in keyof Rows]?: ValuesOf<Rows[Name]>[] } : unknown);
