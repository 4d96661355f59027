import type { Field } from './field';
import type { ValueOfKind } from './value-of-kind';

type Fields = Readonly<Record<string, Field>>;

type ValueOf<One extends Field> = One extends { options: readonly { value: infer Choice }[] }
  ? Choice
  : One extends { kind: 'rows'; fields: infer Columns extends Fields }
    ? TypedIn<Columns>[]
    : ValueOfKind<One['kind']>;

/** Always shown and required, and typed by people. */
type AlwaysFilled<One> = One extends { required: true }
  ? One extends { when: object } | { computed: true }
    ? false
    : true
  : false;

type NamesWhere<Given extends Fields, Filled extends boolean> = {
  [Name in keyof Given]: AlwaysFilled<Given[Name]> extends Filled ? Name : never;
}[keyof Given];

type TypedIn<Given extends Fields> = {
  [Name in NamesWhere<Given, true>]: ValueOf<Given[Name]>;
} & {
  [Name in NamesWhere<Given, false>]?: ValueOf<Given[Name]> | undefined;
};

/**
 * A record as declared here: `DataOf<typeof promo>`. For code shipped with its declarations, such as the demonstration;
 * code that must work with an administrator's declarations uses `RecordOf`.
 */
export type DataOf<Declared extends { fields: Fields }> = TypedIn<Declared['fields']>;
