import type { ReplyOf } from '../../core/contract/endpoint';
import type { getTopupNominals } from '../../core/contract/topup';
import { rupiah } from '../../core/format/money';
import { ChoiceTile } from '../../ui/choice-tile';
import { Money } from '../../ui/money';
import { Field } from '../../ui/plain/field';
import { StepCard } from '../../ui/step-card';
import styles from './amount.module.css';
import { copy } from './copy';
import { digitsOf } from './topup-draft';

type Nominals = ReplyOf<typeof getTopupNominals>;

interface AmountCardProps {
  options: Nominals;
  /** Digits; empty is nothing yet. */
  amount: string;
  error: string | undefined;
  onChange: (amount: string) => void;
}

/** How much: one of the usual amounts, or any other. */
export const AmountCard = ({ options, amount, error, onChange }: AmountCardProps) => (
  <StepCard number={1} id="step-amount" title={copy.amount}>
    <div role="radiogroup" aria-labelledby="step-amount" className={styles.nominals}>
      {options.nominals.map((nominal) => (
        <Nominal
          key={nominal.amount}
          nominal={nominal}
          isChosen={String(nominal.amount) === amount}
          onChoose={() => onChange(String(nominal.amount))}
        />
      ))}
    </div>
    <div className={styles.free}>
      <Field
        label={copy.freeAmount}
        hint={copy.freeHint(options.min, options.step)}
        inputMode="numeric"
        autoComplete="off"
        placeholder={copy.freePlaceholder}
        value={amount === '' ? '' : rupiah(Number(amount))}
        error={error}
        onChange={(event) => onChange(digitsOf(event.target.value))}
      />
    </div>
  </StepCard>
);

interface NominalProps {
  nominal: Nominals['nominals'][number];
  isChosen: boolean;
  onChoose: () => void;
}

const Nominal = ({ nominal: { amount, is_popular }, isChosen, onChoose }: NominalProps) => (
  <ChoiceTile name="nominal" className={styles.nominal} isChosen={isChosen} onChoose={onChoose}>
    <Money amount={amount} />
    {is_popular && <span className={styles.popular}>{copy.popular}</span>}
  </ChoiceTile>
);
