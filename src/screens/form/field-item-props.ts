import type { Field } from '../../core/schema/field';
import type { Path } from './form-values';

/** What a field knows of the form around it. */
export interface Surroundings {
  /** Titles that the record came with, by id. */
  references: Record<string, string>;
  /** What is wrong at a path; undefined where nothing is. */
  messagesAt: (path: Path) => string[] | undefined;
  /** The input at `path` refuses what it was given, or takes that back. */
  onError: (path: Path, message: string | undefined) => void;
  /** The person has left the input at `path`. */
  onLeave: (path: Path) => void;
}

export interface FieldItemProps {
  path: Path;
  /** Path below the list that holds it, where antd wants the short one. */
  listPath?: Path;
  field: Field;
  /** It and the fields beside it, by name: what they hold may say whether this one is asked for. */
  fields: Record<string, Field>;
  surroundings: Surroundings;
}
