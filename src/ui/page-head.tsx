import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { actions } from '../core/text/actions';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** Beside the title: the state of what the page shows. */
  tag?: ReactNode;
  hint?: ReactNode;
  /** Where the arrow before the title leads. */
  back?: string;
  /** Buttons at the end; at most one is primary. */
  extra?: ReactNode;
}

/** Title of a screen, one sentence, and what can be done with the whole of it. */
export const PageHead = ({ title, tag, hint, back, extra }: PageHeadProps) => (
  <div className={styles.head}>
    {back && (
      <Link className={styles.back} to={back} aria-label={actions.back}>
        <ArrowLeft size={20} />
      </Link>
    )}
    <div className={styles.words}>
      <div className={styles.line}>
        <h1 className={styles.title}>{title}</h1>
        {tag}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
    {extra && <div className={styles.extra}>{extra}</div>}
  </div>
);
