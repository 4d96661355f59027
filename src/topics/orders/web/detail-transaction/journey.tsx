import { Check, CircleX, Clock, FilePlus, type LucideIcon, Send, Undo2, Wallet } from 'lucide-react';
import { time } from '../../../../core/format/date';
import { orderSteps } from '../../../../core/text/order-steps';
import type { Tone } from '../../../../core/text/statuses';
import layout from '../../../../ui/layout.module.css';
import { Money } from '../../../../ui/money';
import text from '../../../../ui/text.module.css';
import type { HistoryStep } from '../../contract/transaction';
import { copy } from './copy';
import page from './detail-transaction.module.css';
import styles from './journey.module.css';
import toneStyles from './tone.module.css';

const marks: Record<HistoryStep['step'], { icon: LucideIcon; tone: Tone }> = {
  created: { icon: FilePlus, tone: 'ok' },
  debited: { icon: Wallet, tone: 'ok' },
  sent: { icon: Send, tone: 'ok' },
  waiting: { icon: Clock, tone: 'wait' },
  succeeded: { icon: Check, tone: 'ok' },
  failed: { icon: CircleX, tone: 'bad' },
  refunded: { icon: Undo2, tone: 'back' },
  partly_refunded: { icon: Undo2, tone: 'back' },
};

export const Journey = ({ history }: { history: HistoryStep[] }) => (
  <section className={page.part}>
    <h2>{copy.journey}</h2>
    <ol className={styles.journey}>
      {history.map((step) => {
        const { icon: Icon, tone } = marks[step.step];
        return (
          <li key={`${step.step}-${step.at}`}>
            <span className={`${styles.dot} ${toneStyles[tone]}`}>
              <Icon size={14} aria-hidden="true" />
            </span>
            <span className={layout.words}>
              <strong>
                {orderSteps[step.step]} {step.amount !== null && <Money amount={step.amount} />}
              </strong>
              <span className={text.quiet}>
                {step.actor}
                {step.balance !== null && (
                  <>
                    {' · '}
                    {copy.balanceSteps.after} <Money amount={step.balance} tone="quiet" />
                  </>
                )}
              </span>
            </span>
            <time className={text.quiet} dateTime={step.at}>
              {time(step.at)}
            </time>
          </li>
        );
      })}
    </ol>
  </section>
);
