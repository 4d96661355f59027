import { useDataProvider } from '@refinedev/core';
import { useEffect, useState } from 'react';
import type { ReplyOf } from '../../../core/contract/endpoint';
import { rupiah } from '../../../core/format/money';
import { number } from '../../../core/format/number';
import { kindOf } from '../../schema/kinds';
import type { ResourceModel } from '../../schema/model';
import { entityCalls } from '../data/entity-calls';
import { selectionOf } from '../data/list-query';
import { useChanges } from '../parts/use-changes';
import { useFacts } from '../session/facts';
import styles from './list.module.css';
import { type ListState, refineParams } from './list-state';

type Summary = ReplyOf<ReturnType<typeof entityCalls>['summary']>;

/** Count and sums of everything that filters and search find. Nothing at a host without the call, or if it fails. */
const SummaryRow = ({ resource, state }: { resource: ResourceModel; state: ListState }) => {
  const dataProvider = useDataProvider();
  const { has_acts } = useFacts().profile;
  const [summary, setSummary] = useState<Summary>();
  const [turn, setTurn] = useState(0);
  useChanges(resource, () => setTurn((before) => before + 1));
  const query = new URLSearchParams(selectionOf([], refineParams(state).filters)).toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the resource reads again.
  useEffect(() => {
    const { custom } = dataProvider();
    if (!custom || !has_acts) return undefined;
    let isStale = false;
    const { path, reply } = entityCalls(resource).summary;
    custom({
      url: path,
      method: 'get',
      query: Object.fromEntries(new URLSearchParams(query)),
      meta: { reply },
    })
      .then(({ data }) => !isStale && setSummary(data as Summary))
      .catch(() => !isStale && setSummary(undefined));
    return () => {
      isStale = true;
    };
  }, [dataProvider, has_acts, resource, query, turn]);

  if (!summary) return null;
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
