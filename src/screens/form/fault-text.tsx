import { CircleAlert } from 'lucide-react';
import styles from './form.module.css';

/** What is wrong with a field, below it: an icon besides the colour. */
export const FaultText = ({ messages }: { messages: string[] }) => (
  <span className={styles.fault}>
    <CircleAlert size={15} aria-hidden="true" />
    {messages.join(' ')}
  </span>
);
