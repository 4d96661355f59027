import { CircleAlert } from 'lucide-react';
import styles from './form.module.css';

/** What is wrong with a field, below it: an icon besides the colour. */
export const ErrorText = ({ messages }: { messages: string[] }) => (
  <span className={styles.error}>
    <CircleAlert size={15} aria-hidden="true" />
    {messages.join(' ')}
  </span>
);
