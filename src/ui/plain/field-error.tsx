import { CircleAlert } from 'lucide-react';
import styles from './field.module.css';

interface FieldErrorProps {
  id?: string;
  error: string | undefined;
}

/** Announced at once; icon besides colour. */
export const FieldError = ({ id, error }: FieldErrorProps) =>
  error ? (
    <span id={id} className={styles.error} role="alert">
      <CircleAlert size={15} />
      {error}
    </span>
  ) : null;
