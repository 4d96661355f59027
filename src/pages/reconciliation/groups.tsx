import type { ToldReconciliation } from '../../core/contract/reconciliation';
import { type Group, groups } from '../../core/reconcile/match';
import { groupWords } from '../../core/text/reconciliation';
import { ChoiceTile } from '../../ui/choice-tile';
import { Money } from '../../ui/money';
import { copy } from './copy';
import styles from './reconciliation.module.css';

interface GroupsProps {
  sums: ToldReconciliation['sums'];
  value: Group;
  onChange: (group: Group) => void;
}

export const Groups = ({ sums, value, onChange }: GroupsProps) => (
  <fieldset className={styles.groups}>
    <legend className="sr-only">{copy.groups}</legend>
    {groups.map((group) => (
      <ChoiceTile
        key={group}
        name="reconcile-group"
        className={styles.group}
        isChosen={group === value}
        onChoose={() => onChange(group)}
      >
        <span className={styles.groupWord}>{groupWords[group]}</span>
        <span className={styles.groupCount}>{copy.rows(sums[group].rows)}</span>
        {group !== 'ours' && <Side word={copy.inFile} amount={sums[group].theirs} />}
        {group !== 'theirs' && <Side word={copy.here} amount={sums[group].ours} />}
      </ChoiceTile>
    ))}
  </fieldset>
);

const Side = ({ word, amount }: { word: string; amount: number }) => (
  <span className={styles.groupSum}>
    <span>{word}</span> <Money amount={amount} />
  </span>
);
