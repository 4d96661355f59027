import { useId } from 'react';
import { time } from '../../core/format/date';
import { useActs } from '../../screens/acts/use-acts';
import card from '../../ui/card.module.css';
import { Money } from '../../ui/money';
import { Button } from '../../ui/plain/button';
import styles from './cashier-shift.module.css';
import { copy } from './copy';
import type { ShiftPartProps } from './part-props';

export const Moves = ({ shift, resource, onChanged, mayAdd }: ShiftPartProps & { mayAdd: boolean }) => {
  const title = useId();
  const acts = useActs(resource, onChanged);
  const act = resource.acts.find(({ name }) => name === 'cash');
  return (
    <section className={`${card.card} ${styles.list}`} aria-labelledby={title}>
      <div className={styles.listHead}>
        <h2 id={title} className={styles.section}>
          {copy.cash}
        </h2>
        {mayAdd && act && (
          <Button
            tone="soft"
            onClick={() => void acts.start(act, [{ id: shift.id, code: shift.code, status: '1' }])}
          >
            {copy.addCash}
          </Button>
        )}
      </div>
      {shift.cash.length === 0 ? (
        <p className={styles.none}>{copy.noCash}</p>
      ) : (
        <ul className={styles.rows}>
          {shift.cash.map(({ id, amount, reason, by, created_at }) => (
            <li key={id}>
              <span className={styles.what}>
                <span>{reason}</span>
                <span className={styles.quiet}>
                  {amount > 0 ? copy.cashIn : copy.cashOut} · {time(created_at, { seconds: false })} · {by}
                </span>
              </span>
              <Money amount={amount} sign="always" tone={amount > 0 ? 'in' : 'ink'} />
            </li>
          ))}
        </ul>
      )}
      {acts.dialog}
    </section>
  );
};
