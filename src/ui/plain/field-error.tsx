import { CircleAlert } from 'lucide-react';
import styles from './field.module.css';

interface FieldErrorProps {
  /** By which the control names it (`aria-describedby`). */
  id?: string;
  /** An Indonesian sentence; nothing is drawn without one. */
  error: string | undefined;
}

/** What is wrong with a control, below it and said at once: an icon besides the colour. */
export const FieldError = ({ id, error }: FieldErrorProps) =>
  error ? (
    <span id={id} className={styles.error} role="alert">
      <CircleAlert size={15} />
      {error}
    </span>
  ) : null;
