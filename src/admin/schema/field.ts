import type { IconName } from '../../core/appearance/icons';
import type { FileType } from '../../core/contract/upload';
import type { Tone } from '../../core/text/statuses';
import type { Condition } from './condition';

/**
 * Value of a field that is computed from records of other resources: their number, or the sum of one of their fields.
 * Only records are included that refer to this one by their reference `by`, and that meet `where`.
 */
export interface Aggregate {
  resource: string | readonly string[];
  by: string;
  sum?: string;
  where?: Condition;
}

/** Settings of every field. A field is data: it survives `JSON.stringify`. */
interface FieldBase {
  label: string;
  help?: string;
  placeholder?: string;
  required?: boolean;
  /** No two live rows of one partner share the value (design 4). Text-like kinds only. */
  unique?: boolean;
  /**
   * Filled by the server, by code (a balance) or as declared (a count, a sum); never typed, never changes `version`.
   */
  computed?: boolean | Aggregate;
  /**
   * Access keys: without the first neither the value nor its existence is returned, without the second it is not typed.
   * `'x'` stands for read `x` and write `x.action`.
   */
  access?: string | { read: string; write: string };
  /** Shown instead of a dash if empty. */
  none?: string;
  /** If a switch is omitted from an update, the stored value is kept; otherwise it becomes false. */
  sticky?: boolean;
  default?: string | number | boolean;
  /** Shown, required and stored only while this condition is met. */
  when?: Condition;
  /** Always shown, but required only while this condition is met. */
  requiredWhen?: Condition;
  /** Cannot be changed by an edit while the stored record meets this condition; actions may change it. */
  lockedWhen?: Condition;
  /** Set once: an edit cannot change it; actions may. */
  lockedAfterCreate?: boolean;
  cell?: string;
  input?: string;
}

/** `value` is stored; `tone` makes it a status tag, `icon` gives the tag its own icon. */
export interface Option {
  value: string;
  label: string;
  tone?: Tone;
  icon?: IconName;
}

interface TextLike extends FieldBase {
  min?: number;
  max?: number;
}

/** `pattern` matches the whole value; `patternMessage` is its error text in Indonesian. */
export interface TextField extends TextLike {
  kind: 'text';
  pattern?: string;
  patternMessage?: string;
  /** Converted to upper case when the input loses focus and before validation. */
  upper?: boolean;
  choices?: readonly Option[];
  copy?: boolean;
}
export interface LongTextField extends TextLike {
  kind: 'longtext';
  /** Machine-readable text (JSON, headers) in a monospaced font; the detail has a copy button. */
  copy?: boolean;
}
export interface HtmlField extends TextLike {
  kind: 'html';
}
/** Lower-case words with hyphens; `from` names its source field. */
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
/** `https://` only; with `pages` also a page of the partner's website, such as `/promo`. */
export interface UrlField extends TextLike {
  kind: 'url';
  pages?: boolean;
}
/** Never returned; stored as an argon2id hash. */
export interface PasswordField extends TextLike {
  kind: 'password';
}
/** `#rrggbb`; `contrastWith` names a colour field to which the contrast must be 4.5 : 1. */
export interface ColorField extends FieldBase {
  kind: 'color';
  contrastWith?: string;
}
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
/** Percent with at most two decimals. */
export interface PercentField extends FieldBase {
  kind: 'percent';
  min?: number;
  max?: number;
}
/** `{ type: 'percent' | 'nominal', value }`: a percentage with two decimals, or whole rupiah. */
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
  /** Shown to the second. */
  seconds?: boolean;
}
/** `{ start_at, end_at }`; the end is after the start, and optional with `openEnd`. */
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
/** Several values of declared options, in their order. */
export interface ManyChoiceField extends FieldBase {
  kind: 'manyChoice';
  options: readonly Option[];
  min?: number;
  max?: number;
}
/** Free words, each at most `maxLength` characters. */
export interface TagsField extends FieldBase {
  kind: 'tags';
  max?: number;
  maxLength?: number;
}
/** `width` and `height` are minimum pixels; `ratio`, such as `3:1`, has a tolerance. */
export interface ImageField extends FieldBase {
  kind: 'image';
  width?: number;
  height?: number;
  ratio?: string;
  maxBytes?: number;
  /** Background that a picture is made for; used in both themes. */
  background?: 'light' | 'dark';
}
/** A file to be downloaded. `private` opens it only to those who may read this field of its record. */
export interface FileField extends FieldBase {
  kind: 'file';
  private?: boolean;
  /** Endings; absent: documents (`DOCUMENT_TYPES`). */
  types?: readonly FileType[];
  maxBytes?: number;
}
/** An object or a list; `maxBytes` counts it without spaces, `depth` its levels. */
export interface JsonField extends FieldBase {
  kind: 'json';
  maxBytes?: number;
  depth?: number;
}
/** Id of a record of `to` that belongs to the same partner. */
export interface ReferenceField extends FieldBase {
  kind: 'reference';
  to: string;
  filterBy?: FilterBy;
}
export interface ReferencesField extends FieldBase {
  kind: 'references';
  to: string;
  filterBy?: FilterBy;
  max?: number;
}
/** Offers only records whose field (the key) equals a field of this form: of the same row, else of the record. */
export type FilterBy = Readonly<Record<string, string>>;
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
  | ManyChoiceField
  | TagsField
  | ImageField
  | FileField
  | JsonField
  | ReferenceField
  | ReferencesField
  | LinesField
  | RowsField;

export type FieldKind = Field['kind'];
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>;
