import type { ReplyOf } from '../../../../core/contract/endpoint';
import type { TypedNumber } from '../../../../core/format/read-number';
import { ChoiceTile } from '../../../../ui/choice-tile';
import { Money } from '../../../../ui/money';
import { MoneyField } from '../../../../ui/plain/money-field';
import { StepCard } from '../../../../ui/step-card';
import type { getTopupNominals } from '../../contract/topup';
import styles from './amount.module.css';
import { copy } from './copy';

type Nominals = ReplyOf<typeof getTopupNominals>;

interface AmountCardProps {
  options: Nominals;
  amount: TypedNumber;
  error: string | undefined;
  onChange: (amount: TypedNumber) => void;
}

export const AmountCard = ({ options, amount, error, onChange }: AmountCardProps) => (
  <StepCard number={1} id="step-amount" title={copy.amount}>
    <div role="radiogroup" aria-labelledby="step-amount" className={styles.nominals}>
      {options.nominals.map((nominal) => (
        <Nominal
          key={nominal.amount}
          nominal={nominal}
          isChosen={nominal.amount === amount}
          onChoose={() => onChange(nominal.amount)}
        />
      ))}
    </div>
    <div className={styles.free}>
      <MoneyField
        label={copy.freeAmount}
        hint={copy.freeHint(options.min, options.step)}
        placeholder={copy.freePlaceholder}
        value={amount}
        error={error}
        onChange={onChange}
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
