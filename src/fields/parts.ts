import type { ReactNode } from 'react';
import type { FieldKind, FieldOf } from '../core/schema/field';

/** A value on a list or a detail. It is never blank: screens draw the dash themselves. */
export interface CellProps<K extends FieldKind = FieldKind> {
  field: FieldOf<K>;
  value: unknown;
  /** Titles of referenced records, by id. */
  references: Record<string, string>;
}

/** A value being typed. `id`, `describedBy` and `invalid` tie it to its label, help and message. */
export interface InputProps<K extends FieldKind = FieldKind> extends InputWiring {
  field: FieldOf<K>;
}

/** What every input gets, whatever its kind. */
export interface InputWiring {
  /** Path inside the form: `['faq', 0, 'q']`. */
  name: (string | number)[];
  id: string;
  field: { label: string; placeholder?: string; required?: boolean };
  value: unknown;
  onChange: (value: unknown) => void;
  invalid: boolean;
  /** It refuses what it was given, in a sentence, or takes that back. */
  onError?: (message: string | undefined) => void;
  describedBy?: string;
  /** Titles that the record came with; spares a look-up. */
  references: Record<string, string>;
}

export type CellOf<K extends FieldKind> = (props: CellProps<K>) => ReactNode;
export type InputOf<K extends FieldKind> = (props: InputProps<K>) => ReactNode;

/** Nothing to show: no value, an empty text, an empty list. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
