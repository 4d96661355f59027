import { CircleAlert } from 'lucide-react';
import styles from './field.module.css';

/** Announced at once; icon besides colour. */
export const FieldError = ({ id, error }: { id?: string; error: string | false | null | undefined }) =>
  error ? (
    <span id={id} className={styles.error} role="alert">
      <CircleAlert size={15} />
      {error}
    </span>
  ) : null;
