import type { CellOf } from '../parts';
import styles from './html.module.css';
import { RichText } from './rich-text';

const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';

export const HtmlCell: CellOf<'html'> = ({ value }) => (
  <span className={styles.words}>{wordsOf(String(value))}</span>
);

export const HtmlValue: CellOf<'html'> = ({ value }) => <RichText html={String(value)} />;
