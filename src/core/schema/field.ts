import type { IconName } from '../look/icons';
import type { Look } from '../text/statuses';

/** Holds while the field beside it has one of these values: of a rate its type. A switch that was never set is `false`. */
export interface Condition {
  field: string;
  is: readonly (string | boolean)[];
}

/** What every field may say. A field is data: it survives `JSON.stringify`. */
interface FieldBase {
  label: string;
  help?: string;
  placeholder?: string;
  /** Must be filled in; default false. */
  required?: boolean;
  /** No two live rows of one partner share the value (design 4). Text-like kinds only. */
  unique?: boolean;
  /** The server fills it (a count, a balance); never typed, never changes `version`. */
  computed?: boolean;
  /** Access key: whoever lacks it is not told the value, nor that there is one. */
  access?: string;
  /** Said where there is no value, instead of a dash. */
  none?: string;
  /** Of a switch in a store: an edit that does not send it leaves it as it stands; else it is off then. */
  kept?: boolean;
  /** Value of a new record. */
  default?: string | number | boolean;
  /** Asked for, required and kept only while this holds. */
  when?: Condition;
  /** Offered always, and required only while this holds. */
  requiredWhen?: Condition;
  /** Escape hatches by name: `custom/registry.ts`. */
  cell?: string;
  input?: string;
}

/** One choice. `look` makes it the tag of a state, `icon` gives its tag a drawing of its own; `value` is stored. */
export interface Option {
  value: string;
  label: string;
  look?: Look;
  icon?: IconName;
}

interface TextLike extends FieldBase {
  min?: number;
  max?: number;
}

/** `pattern` is a regular expression over the whole value; `patternMessage` says in Indonesian what is wanted. */
export interface TextField extends TextLike {
  kind: 'text';
  pattern?: string;
  patternMessage?: string;
  /** Small letters are raised: on leaving the input, and before the value is checked. */
  upper?: boolean;
  /** Values that the custom `input` offers. */
  choices?: readonly Option[];
  /** A code that people take along: its detail copies it. */
  copy?: boolean;
}
export interface LongTextField extends TextLike {
  kind: 'longtext';
  /** What programs read (JSON, headers): shown sign by sign, and its detail copies it. */
  copy?: boolean;
}
/** Sanitised rich text. */
export interface HtmlField extends TextLike {
  kind: 'html';
}
/** Lower-case words with hyphens; `from` names the field it is first derived from. */
export interface SlugField extends TextLike {
  kind: 'slug';
  from?: string;
}
export interface EmailField extends FieldBase {
  kind: 'email';
}
/** Stored as `628…` (domain 3.0). */
export interface PhoneField extends FieldBase {
  kind: 'phone';
}
/** `https://` only; `pages`: or a page of the partner's website, as `/promo`. */
export interface UrlField extends TextLike {
  kind: 'url';
  pages?: boolean;
}
/** Written, never read back; stored as an argon2id hash. */
export interface PasswordField extends TextLike {
  kind: 'password';
}
/** `#rrggbb`; `contrastWith` names the colour field it must stand out from by 4.5 to 1. */
export interface ColorField extends FieldBase {
  kind: 'color';
  contrastWith?: string;
}
/** Whole number. */
export interface NumberField extends FieldBase {
  kind: 'number';
  min?: number;
  max?: number;
  unit?: string;
}
/** Whole rupiah. */
export interface MoneyField extends FieldBase {
  kind: 'money';
  min?: number;
  max?: number;
}
/** Percent with two decimals at most. */
export interface PercentField extends FieldBase {
  kind: 'percent';
  min?: number;
  max?: number;
}
/** `{ type: 'percent' | 'nominal', value }`: a share with two decimals or whole rupiah. */
export interface RateField extends FieldBase {
  kind: 'rate';
  maxPercent?: number;
  maxNominal?: number;
}
export interface DateField extends FieldBase {
  kind: 'date';
}
export interface DateTimeField extends FieldBase {
  kind: 'datetime';
}
/** `{ start_at, end_at }`; the end lies after the start, `openEnd` lets it be absent. */
export interface PeriodField extends FieldBase {
  kind: 'period';
  openEnd?: boolean;
  minMinutes?: number;
  maxDays?: number;
}
export interface SwitchField extends FieldBase {
  kind: 'switch';
}
export interface ChoiceField extends FieldBase {
  kind: 'choice';
  options: readonly Option[];
}
/** Free words, each at most `maxLength` characters. */
export interface TagsField extends FieldBase {
  kind: 'tags';
  max?: number;
  maxLength?: number;
}
/** `width` and `height` are the least pixels; `ratio`, such as `3:1`, is the shape, give or take a little. */
export interface ImageField extends FieldBase {
  kind: 'image';
  width?: number;
  height?: number;
  ratio?: string;
  /** Default 2 MB. */
  maxBytes?: number;
}
/** Id of a record of `to`; must exist and belong to the same partner. */
export interface ReferenceField extends FieldBase {
  kind: 'reference';
  to: string;
}
export interface ReferencesField extends FieldBase {
  kind: 'references';
  to: string;
  max?: number;
}
/** Many short lines, typed or taken from a CSV or TXT file; each is named once. */
export interface LinesField extends FieldBase {
  kind: 'lines';
  max?: number;
  maxLength?: number;
}
/** Ordered sub-rows, edited inside the form. */
export interface RowsField extends FieldBase {
  kind: 'rows';
  fields: Readonly<Record<string, Field>>;
  min?: number;
  max?: number;
}

export type Field =
  | TextField
  | LongTextField
  | HtmlField
  | SlugField
  | EmailField
  | PhoneField
  | UrlField
  | PasswordField
  | ColorField
  | NumberField
  | MoneyField
  | PercentField
  | RateField
  | DateField
  | DateTimeField
  | PeriodField
  | SwitchField
  | ChoiceField
  | TagsField
  | ImageField
  | ReferenceField
  | ReferencesField
  | LinesField
  | RowsField;

export type FieldKind = Field['kind'];
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>;
