import type { ReactNode } from 'react';
import type { FieldKind, FieldOf } from '../../schema/field';
import type { Narrowing } from '../../schema/filter-by';

/** The value is never blank: screens draw the dash. */
export interface CellProps<K extends FieldKind = FieldKind> {
  field: FieldOf<K>;
  value: unknown;
  references: Record<string, string>;
}

/** `id`, `describedBy` and `invalid` connect it to label, help and message. */
export interface InputProps<K extends FieldKind = FieldKind> extends InputWiring {
  field: FieldOf<K>;
}

export interface InputWiring {
  name: (string | number)[];
  id: string;
  field: { label: string; placeholder?: string; required?: boolean };
  value: unknown;
  onChange: (value: unknown) => void;
  invalid: boolean;
  onError?: (message: string | undefined) => void;
  describedBy?: string;
  /** Filters of a reference's choices; absent if its form narrows nothing. */
  narrowing?: Narrowing;
  references: Record<string, string>;
}

/** Attributes of every input: they connect it to label, help and message. */
export const wiringOf = ({ id, invalid, describedBy }: InputWiring) => ({
  id,
  status: invalid ? ('error' as const) : undefined,
  'aria-invalid': invalid || undefined,
  'aria-describedby': describedBy,
});

/** Attributes of an input that is typed into. A select of antd puts them where `aria-required` is not allowed. */
export const textWiringOf = (props: InputWiring) => ({
  ...wiringOf(props),
  'aria-required': props.field.required || undefined,
});

export type CellOf<K extends FieldKind> = (props: CellProps<K>) => ReactNode;
export type InputOf<K extends FieldKind> = (props: InputProps<K>) => ReactNode;

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
