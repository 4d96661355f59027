import { Link } from 'react-router-dom';
import type { Website } from '../../core/contract/website';
import card from '../../ui/card.module.css';
import { buttonClass } from '../../ui/plain/button-class';
import { copy } from './copy';
import { DomainState } from './domain-state';
import { ReviewDrawing } from './drawings';
import { HandedIn } from './handed-in';
import styles from './panel-status.module.css';

interface StateProps {
  website: Website;
  /** Reads it again. */
  look: () => Promise<unknown>;
}

/** Under review: what happens next, and what can be done meanwhile. */
export const Pending = ({ website, look }: StateProps) => (
  <div className={`${card.card} ${styles.page}`}>
    <ReviewDrawing />
    <h1 className={styles.title}>{copy.pending.title}</h1>
    <p className={styles.hint}>{copy.pending.hint}</p>
    <section className={styles.part} aria-label={copy.pending.next}>
      <h2 className={styles.small}>{copy.pending.next}</h2>
      <ol className={styles.steps}>
        {copy.pending.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
    {website.domain && (
      <section className={styles.part} aria-label={copy.own}>
        <DomainState domain={website.domain} look={look} />
      </section>
    )}
    <HandedIn website={website} />
    <div className={styles.ways}>
      <Link to="/dashboard" className={buttonClass({ tone: 'quiet', size: 'large' })}>
        {copy.pending.home}
      </Link>
    </div>
  </div>
);
