import { leadTo } from '../../ui/lead-to';
import { Notice } from '../../ui/plain/notice';
import { type Fault, placeOf } from './faults';
import styles from './form.module.css';
import type { Typed } from './form-values';

interface ErrorSummaryProps {
  resource: Typed;
  /** What is left to be corrected; null when nothing ever was. */
  faults: Fault[] | null;
}

/** What is to be corrected, each a way to its input. */
export const ErrorSummary = ({ resource, faults }: ErrorSummaryProps) => {
  if (!faults) return null;
  // The line stays: without it the page would move under the hand that corrects.
  if (faults.length === 0) {
    return (
      <div className={styles.summary}>
        <Notice tone="ok">Semua isian sudah diperbaiki. Simpan sekali lagi.</Notice>
      </div>
    );
  }
  const places = new Map(
    faults.map((fault) => {
      const name = String(fault.path[0]);
      return [placeOf(resource, fault), resource.fields[name]?.label ?? name] as const;
    }),
  );
  return (
    <div className={styles.summary}>
      <Notice tone="bad" urgent>
        {places.size} isian perlu diperbaiki:{' '}
        {[...places].map(([id, label], at) => (
          <span key={id}>
            {at > 0 && ', '}
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                leadTo(document.getElementById(id));
              }}
            >
              {label}
            </a>
          </span>
        ))}
        .
      </Notice>
    </div>
  );
};
