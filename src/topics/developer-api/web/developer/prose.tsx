import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import { isValidElement, type ReactNode } from 'react';
import { CodeBlock } from '../../../../ui/code-block';
import { copy } from './copy';
import styles from './developer.module.css';
import { Heading } from './heading';
import { anchorOf } from './sections';

const textOf = (node: ReactNode): string => {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
};

interface Drawn {
  children?: ReactNode;
}

const Subheading = ({ children }: Drawn) => {
  const title = textOf(children);
  return <Heading level={3} id={anchorOf(title)} title={title} />;
};

const Code = ({ children }: Drawn) => (
  <CodeBlock name={copy.example} what={copy.example} text={textOf(children).trimEnd()} />
);

const options: MarkdownToJSX.Options = {
  // Our text contains no HTML.
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: 'div',
  forceWrapper: true,
  overrides: { h3: Subheading, pre: Code },
};

export const Prose = ({ text }: { text: string }) => (
  <div className={styles.prose}>
    <Markdown options={options}>{text}</Markdown>
  </div>
);
