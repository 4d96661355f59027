import type { ReactNode } from 'react';
import styles from './code-block.module.css';
import { CopyButton } from './copy-button';

interface CodeBlockProps {
  /** Above it: a file's name, or what it is. */
  name: string;
  /** What is copied, for those who hear the button alone. */
  what: string;
  text: string;
  extra?: ReactNode;
}

/** Code or JSON as it stands, to be copied. Long lines are broken, so that nothing scrolls sideways or is cut on paper. */
export const CodeBlock = ({ name, what, text, extra }: CodeBlockProps) => (
  <figure className={styles.block}>
    <figcaption className={styles.head}>
      <span className={styles.name}>{name}</span>
      <span className={`${styles.acts} no-print`}>
        {extra}
        <CopyButton value={text} what={what} />
      </span>
    </figcaption>
    <pre translate="no" className={styles.code}>
      <code>{text}</code>
    </pre>
  </figure>
);
