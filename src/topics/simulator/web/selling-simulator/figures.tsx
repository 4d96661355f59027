import type { ReactNode } from 'react';
import type { Values } from '../../../../admin/web/form/form-values';
import { useFacts } from '../../../../admin/web/session/facts';
import { Money } from '../../../../ui/money';
import { Notice } from '../../../../ui/plain/notice';
import text from '../../../../ui/text.module.css';
import type { SimulationFacts } from '../../../selling-prices/contract';
import { methodRefusal } from '../../../shops/domain/payment';
import { type Simulation, simulate, type Trial } from '../../domain';
import { copy } from './copy';
import styles from './selling-simulator.module.css';
import { chosenMethod, type trialOf } from './trial';

const LARGE = 26;

interface FiguresProps {
  facts: SimulationFacts;
  values: Values;
  tried: ReturnType<typeof trialOf>;
}

export const Figures = ({ facts, values, tried }: FiguresProps) => {
  if ('lacks' in tried) return <p className={text.quiet}>{tried.lacks}</p>;
  const made = simulate(tried.trial);
  return (
    <>
      <Amounts trial={tried.trial} made={made} />
      {made.profit < 0 && <Notice tone="bad">{copy.losing(-made.profit)}</Notice>}
      <Words facts={facts} values={values} trial={tried.trial} made={made} />
    </>
  );
};

const Amounts = ({ trial, made }: { trial: Trial; made: Simulation }) => {
  const { profile } = useFacts();
  const isLoss = made.profit < 0;
  return (
    <dl className={styles.figures} aria-live="polite">
      <div className={styles.main}>
        <dt>{copy.pays}</dt>
        <dd>
          <Money amount={made.total} size={LARGE} />
        </dd>
      </div>
      <div className={styles.main} data-loss={isLoss || undefined}>
        <dt>{isLoss ? copy.loss : copy.profit}</dt>
        <dd>
          <Money amount={Math.abs(made.profit)} size={LARGE} tone="inherit" />
          <span className={styles.note}>{copy.ofCost(made.percent)}</span>
        </dd>
      </div>
      <Line word={copy.sold} amount={made.price} />
      <Line word={copy.cost} amount={made.cost} note={copy.costOf(profile.tier_name, trial.discount_bps)} />
      <Line
        word={copy.fee}
        amount={made.payment_fee}
        note={made.payment_fee > 0 && copy.borneBy[made.fee_bearer]}
      />
      {made.rounding > 0 && <Line word={copy.rounding} amount={made.rounding} />}
      <Line word={copy.breakEven} amount={made.break_even} note={copy.breakEvenHint} />
    </dl>
  );
};

const Line = ({ word, amount, note }: { word: string; amount: number; note?: ReactNode }) => (
  <div className={styles.line}>
    <dt>
      {word}
      {note && <span className={styles.note}>{note}</span>}
    </dt>
    <dd>
      <Money amount={amount} />
    </dd>
  </div>
);

const Words = ({
  facts,
  values,
  trial,
  made,
}: Pick<FiguresProps, 'facts' | 'values'> & { trial: Trial; made: Simulation }) => {
  const method = chosenMethod(facts, values);
  if (!method) return null;
  const refusal = methodRefusal(trial.method, made.total, 0);
  return (
    <>
      {refusal?.reason === 'below' && <Notice>{copy.refused.below(refusal.min)}</Notice>}
      {refusal?.reason === 'above' && <Notice>{copy.refused.above(refusal.max)}</Notice>}
      {refusal?.reason === 'maintenance' && <Notice>{copy.refused.closed}</Notice>}
      {method.group === 'qris' && <p className={text.quiet}>{copy.qris}</p>}
      {method.use_unique_code && <p className={text.quiet}>{copy.uniqueCode}</p>}
    </>
  );
};
