import type { Field } from '../../core/schema/field';
import type { Path } from './form-values';

export interface Surroundings {
  references: Record<string, string>;
  /** Errors at a path, or undefined. */
  messagesAt: (path: Path) => string[] | undefined;
  /** An input reports its own error, or clears it. */
  onError: (path: Path, message: string | undefined) => void;
  onLeave: (path: Path) => void;
}

export interface FieldItemProps {
  path: Path;
  /** Path relative to the list, as antd requires. */
  listPath?: Path;
  field: Field;
  /** All sibling fields by name, for conditions. */
  fields: Record<string, Field>;
  surroundings: Surroundings;
}
