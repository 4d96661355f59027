import { Money } from '../../../../ui/money';
import text from '../../../../ui/text.module.css';
import type { SimulationFacts } from '../../../selling-prices/contract';
import { type Simulation, simulate, type Trial } from '../../domain';
import { copy } from './copy';
import { FormCard } from './form-card';
import styles from './selling-simulator.module.css';

interface ComparisonProps {
  facts: SimulationFacts;
  trial: Trial;
  chosen: string;
}

export const ByMethod = ({ facts, trial, chosen }: ComparisonProps) => (
  <Comparison
    title={copy.byMethod}
    hint={copy.byMethodHint}
    first={copy.pay}
    chosen={chosen}
    rows={(facts.website?.methods ?? []).map((method) => ({
      ...{ id: method.id, name: method.name, made: simulate({ ...trial, method }) },
    }))}
  />
);

export const ByTier = ({ facts, trial, chosen }: ComparisonProps) => (
  <Comparison
    title={copy.byTier}
    hint={copy.byTierHint}
    first="Tier"
    chosen={chosen}
    rows={(facts.website?.tiers ?? []).flatMap(({ id, name, rule }) =>
      rule ? [{ id, name, made: simulate({ ...trial, rule }) }] : [],
    )}
  />
);

interface Row {
  id: string;
  name: string;
  made: Simulation;
}

const Comparison = ({
  title,
  hint,
  first,
  chosen,
  rows,
}: {
  title: string;
  hint: string;
  first: string;
  chosen: string;
  rows: Row[];
}) =>
  rows.length < 2 ? null : (
    <FormCard title={title}>
      <p className={text.quiet}>{hint}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{copy.columns.pays}</th>
            <th scope="col">{copy.columns.fee}</th>
            <th scope="col">{copy.columns.breakEven}</th>
            <th scope="col">{copy.columns.profit}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, made }) => (
            <tr key={id} data-chosen={id === chosen || undefined}>
              <th scope="row">{name}</th>
              <td data-label={copy.columns.pays}>
                <Money amount={made.total} />
              </td>
              <td data-label={copy.columns.fee}>
                <Money amount={made.payment_fee} />
              </td>
              <td data-label={copy.columns.breakEven}>
                <Money amount={made.break_even} />
              </td>
              <td data-label={copy.columns.profit} className={made.profit < 0 ? styles.loss : undefined}>
                <Money amount={made.profit} tone="inherit" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </FormCard>
  );
