import { useState } from 'react';
import type { PaymentInstruction } from '../../../../core/contract/payment';
import card from '../../../../ui/card.module.css';
import { Segmented } from '../../../../ui/plain/segmented';
import { useScreen } from '../../../../ui/use-screen';
import { copy } from './copy';
import styles from './instructions.module.css';

export const Instructions = ({ instructions }: { instructions: readonly PaymentInstruction[] }) => {
  const phone = useScreen() === 'phone';
  const [wanted, setWanted] = useState('');
  const [first] = instructions;
  if (!first) return null;
  const shown = instructions.find(({ channel }) => channel === wanted) ?? first;
  return (
    <section className={`${card.card} ${styles.card}`} aria-labelledby="how-to">
      <h2 id="how-to">{copy.howTo}</h2>
      {phone ? (
        instructions.map((one) => (
          <details key={one.channel} className={styles.fold}>
            <summary>{one.channel}</summary>
            <Steps steps={one.steps} />
          </details>
        ))
      ) : (
        <>
          {instructions.length > 1 && (
            <div className={styles.tabs}>
              <Segmented
                label={copy.channel}
                options={instructions.map(({ channel }) => ({ value: channel, label: channel }))}
                value={shown.channel}
                onChange={setWanted}
              />
            </div>
          )}
          <Steps steps={shown.steps} />
        </>
      )}
    </section>
  );
};

const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);
