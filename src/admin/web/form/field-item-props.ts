import type { Field } from '../../schema/field';
import type { Path, Values } from './form-values';

export interface Surroundings {
  references: Record<string, string>;
  /** The stored record that the form changes; its locks hold. */
  record?: Values | undefined;
  messagesAt: (path: Path) => string[] | undefined;
  onError: (path: Path, message: string | undefined) => void;
  onLeave: (path: Path) => void;
  /** All fields of the form, for rows that depend on one of them. */
  fields?: Record<string, Field>;
}

export interface FieldItemProps {
  path: Path;
  listPath?: Path;
  /** True in a row whose labels stand in one head. */
  isInLine?: boolean;
  field: Field;
  /** All sibling fields by name, for conditions. */
  fields: Record<string, Field>;
  surroundings: Surroundings;
}
