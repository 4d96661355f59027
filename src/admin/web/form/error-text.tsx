import { CircleAlert } from 'lucide-react';
import styles from './form.module.css';

/** Icon and text, not colour alone. */
export const ErrorText = ({ messages }: { messages: string[] }) => (
  <span className={styles.error}>
    <CircleAlert size={15} />
    {messages.join(' ')}
  </span>
);
