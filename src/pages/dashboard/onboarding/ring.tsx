import styles from './onboarding.module.css';

const RADIUS = 40;
const ROUND = 2 * Math.PI * RADIUS;

/** Progress ring; red below 100 (specification 4). */
export const Ring = ({ percent, label, look }: { percent: number; label: string; look: 'ok' | 'bad' }) => (
  <div className={`${styles.ring} ${styles[look]}`} role="img" aria-label={label}>
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <circle cx="48" cy="48" r={RADIUS} className={styles.ringTrack} />
      <circle
        cx="48"
        cy="48"
        r={RADIUS}
        className={styles.ringFilled}
        strokeDasharray={`${(ROUND * percent) / 100} ${ROUND}`}
        transform="rotate(-90 48 48)"
      />
    </svg>
    <strong aria-hidden="true">{percent}%</strong>
  </div>
);
