import type { FieldKind } from './field';
import type { ValueOfKind } from './value-of-kind';

/** Fields as `name:kind`, several in a text; `!` stands behind a field that code takes to be in every record. */
type Fields = readonly string[];

/** The fields that code reads of one resource; without fields, code names the resource only. */
export interface Reader {
  /** Who reads it, for the error message: "the price of an order". */
  by: string;
  fields?: Fields;
  /** Records are found by these. */
  unique?: readonly string[];
  /** Columns that code reads, by the name of the field of kind `rows`. */
  rows?: Readonly<Record<string, Fields>>;
}

/** By the name of the resource, or by `<resource>.acts.<name>` for the inputs that an action handler reads. */
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

/** The type by which code reads the records of a resource. It follows from the list that is checked at start. */
export type RecordOf<Read> = (Read extends { fields: infer Listed } ? ValuesOf<Listed> : unknown) &
  (Read extends { rows: infer Rows } ? { [Name in keyof Rows]?: ValuesOf<Rows[Name]>[] } : unknown);
