import { leadTo } from '../../ui/lead-to';
import { Notice } from '../../ui/plain/notice';
import { type FieldError, placeOf } from './field-errors';
import styles from './form.module.css';
import type { Typed } from './form-values';

interface ErrorSummaryProps {
  resource: Typed;
  /** Errors left to correct; null if there were none. */
  errors: FieldError[] | null;
}

export const ErrorSummary = ({ resource, errors }: ErrorSummaryProps) => {
  if (!errors) return null;
  // The line stays, so that the page does not move while typing.
  if (errors.length === 0) {
    return (
      <div className={styles.summary}>
        <Notice tone="ok">Semua isian sudah diperbaiki. Simpan sekali lagi.</Notice>
      </div>
    );
  }
  const places = new Map(
    errors.map((error) => {
      const name = String(error.path[0]);
      return [placeOf(resource, error), resource.fields[name]?.label ?? name] as const;
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
