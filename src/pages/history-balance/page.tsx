import { useFacts } from '../../api/facts';
import { useLive } from '../../api/live-events';
import { useListing } from '../../api/use-listing';
import { useExport } from '../../api/use-saving';
import { exportBalanceHistory, listBalanceHistory } from '../../core/contract/balance';
import { balanceTypes } from '../../core/text/balance-types';
import { StatementWay } from '../../features/balance-statement/statement-way';
import { DayChoice } from '../../ui/day-choice';
import { EmptyState } from '../../ui/empty-state';
import { ExportButtons } from '../../ui/export-buttons';
import { NarrowSelect } from '../../ui/narrow-select';
import { PageHead } from '../../ui/page-head';
import { PagedList } from '../../ui/paged-list';
import { SearchInput } from '../../ui/search-input';
import { useAfterChange } from '../../ui/use-after-change';
import { copy } from './copy';
import { EntryRow } from './entry-row';
import styles from './history-balance.module.css';
import { Summary } from './summary';

const typeOptions = Object.entries(balanceTypes).map(([value, label]) => ({ value, label }));

const HistoryBalancePage = () => {
  const { balance } = useFacts();
  const { rows, meta, filter, chosen, change, refetch } = useListing(listBalanceHistory);
  const file = useExport(exportBalanceHistory, filter, 'riwayat-saldo');
  useLive('resync', refetch);
  // Every change of the balance adds an entry, whatever its cause.
  useAfterChange(balance.main, refetch);

  return (
    <>
      <PageHead
        title={copy.title}
        hint={copy.hint}
        extra={
          <>
            <StatementWay />
            <ExportButtons {...file} />
          </>
        }
      />
      <div className={styles.filters}>
        <SearchInput
          label={copy.search}
          value={chosen.search ?? ''}
          onSearch={(search) => change({ search })}
        />
        <DayChoice from={chosen.from} to={chosen.to} onChange={change} />
        <NarrowSelect
          label={copy.directionLabel}
          all={copy.bothDirections}
          options={copy.directions}
          value={chosen.direction ?? ''}
          onChange={(value) => change({ direction: value })}
        />
        <NarrowSelect
          label={copy.typeLabel}
          all={copy.allTypes}
          options={typeOptions}
          value={chosen.type ?? ''}
          onChange={(value) => change({ type: value })}
        />
      </div>
      {meta && <Summary meta={meta} />}
      <PagedList
        label={copy.title}
        rows={rows}
        unit={copy.unit}
        empty={<EmptyState title={copy.empty} hint={copy.emptyHint} />}
      >
        {(row) => <EntryRow key={row.id} entry={row} />}
      </PagedList>
    </>
  );
};

export default HistoryBalancePage;
