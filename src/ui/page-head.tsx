import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { actions } from '../core/text/actions';
import { HeadSlot } from './head-slot';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  tag?: ReactNode;
  hint?: ReactNode;
  back?: string;
  extra?: ReactNode;
}

export const PageHead = ({ title, tag, hint, back, extra }: PageHeadProps) => {
  const slot = useContext(HeadSlot);
  const isAbove = slot !== null && back !== undefined;
  const hasWords = !isAbove || Boolean(tag) || Boolean(hint);
  return (
    <>
      {isAbove && createPortal(<Above title={title} back={back} />, slot)}
      {(hasWords || extra) && (
        <div className={styles.head}>
          {!isAbove && back && <Back to={back} />}
          {hasWords && (
            <div className={styles.words}>
              <div className={styles.line}>
                {!isAbove && <h1 className={styles.title}>{title}</h1>}
                {tag}
              </div>
              {hint && <p className={styles.hint}>{hint}</p>}
            </div>
          )}
          {extra && <div className={styles.extra}>{extra}</div>}
        </div>
      )}
    </>
  );
};

const Back = ({ to }: { to: string }) => (
  <Link className={styles.back} to={to} aria-label={actions.back}>
    <ArrowLeft size={20} className="mirrored" />
  </Link>
);

const Above = ({ title, back }: { title: string; back: string }) => (
  <>
    <Back to={back} />
    <h1 className={styles.above}>{title}</h1>
  </>
);
