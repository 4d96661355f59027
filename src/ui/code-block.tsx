import type { ReactNode } from 'react';
import styles from './code-block.module.css';
import { CopyButton } from './copy-button';
import layout from './layout.module.css';
import textStyles from './text.module.css';

interface CodeBlockProps {
  name: string;
  what: string;
  text: string;
  extra?: ReactNode;
}

/** Code with a copy button. Long lines wrap, so that nothing is cut in print. */
export const CodeBlock = ({ name, what, text, extra }: CodeBlockProps) => (
  <figure className={styles.block}>
    <figcaption className={styles.head}>
      <span className={textStyles.caption}>{name}</span>
      <span className={`${layout.row2} no-print`}>
        {extra}
        <CopyButton value={text} what={what} />
      </span>
    </figcaption>
    <pre translate="no" className={styles.code}>
      <code>{text}</code>
    </pre>
  </figure>
);
