import type { Field } from '../../core/schema/field';
import type { Path } from './form-values';

export interface FieldItemProps {
  path: Path;
  /** Path below the list that holds it, where antd wants the short one. */
  listPath?: Path;
  field: Field;
  references: Record<string, string>;
  /** The person has left the input at `path`. */
  onLeave: (path: Path) => void;
}
