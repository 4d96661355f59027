import { rupiah } from '../../../core/format/money';
import { number } from '../../../core/format/number';
import { kindOf } from '../../schema/kinds';
import type { ResourceModel } from '../../schema/model';
import { entityCalls } from '../data/entity-calls';
import { selectionOf } from '../data/list-query';
import { useCustomRead } from '../data/use-custom-read';
import { useChanges } from '../parts/use-changes';
import { useFacts } from '../session/facts';
import styles from './list.module.css';
import { type ListState, refineParams } from './list-state';

/** Count and sums of everything that filters and search find. Nothing at a host without the call, or if it fails. */
const SummaryRow = ({ resource, state }: { resource: ResourceModel; state: ListState }) => {
  const { has_acts: enabled } = useFacts().profile;
  const query = selectionOf([], refineParams(state).filters);
  const { data: summary, error, refetch } = useCustomRead(entityCalls(resource).summary, { query, enabled });
  useChanges(resource, () => enabled && void refetch());

  if (!summary || error) return null;
  return (
    <dl className={styles.summary} aria-label={`Jumlah ${resource.unit}`}>
      <div>
        <dt>Jumlah</dt>
        <dd>
          {number(summary.total)} {resource.unit}
        </dd>
      </div>
      {(resource.summary ?? []).map((name) => {
        const field = resource.fields[name];
        const sum = summary.sums[name];
        if (!field || sum === undefined) return null;
        return (
          <div key={name}>
            <dt>{field.label}</dt>
            <dd>{kindOf(field).isAmount ? rupiah(sum) : number(sum, { decimals: 2 })}</dd>
          </div>
        );
      })}
    </dl>
  );
};

export default SummaryRow;
