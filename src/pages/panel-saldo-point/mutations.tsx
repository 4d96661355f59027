import { useListing } from '../../api/use-listing';
import { useExport } from '../../api/use-saving';
import { exportProfitHistory, listProfitHistory } from '../../core/contract/profit';
import { profitTypes } from '../../core/text/profit-types';
import { Chips } from '../../ui/chips';
import { DayChoice } from '../../ui/day-choice';
import { EmptyState } from '../../ui/empty-state';
import { ExportButtons } from '../../ui/export-buttons';
import { PagedList } from '../../ui/paged-list';
import { SearchInput } from '../../ui/search-input';
import { copy } from './copy';
import { EntryRow } from './entry-row';
import styles from './panel-saldo-point.module.css';

const typeOptions = [
  { value: '', label: copy.allTypes },
  ...Object.entries(profitTypes).map(([value, label]) => ({ value, label })),
];

export const Mutations = () => {
  const { rows, filter, chosen, change } = useListing(listProfitHistory);
  const file = useExport(exportProfitHistory, filter, 'saldo-profit');

  return (
    <>
      <div className={styles.filters}>
        <SearchInput
          label={copy.search}
          value={chosen.search ?? ''}
          onSearch={(search) => change({ search })}
        />
        <DayChoice from={chosen.from} to={chosen.to} onChange={change} />
        <span className={styles.export}>
          <ExportButtons {...file} />
        </span>
      </div>
      <Chips
        label={copy.typeLabel}
        options={typeOptions}
        value={chosen.type ?? ''}
        onChange={(value) => change({ type: value })}
      />
      <PagedList
        label={copy.mutations}
        className={styles.list}
        rows={rows}
        unit={copy.unit}
        empty={<EmptyState title={copy.empty} hint={copy.emptyHint} />}
      >
        {(entry) => <EntryRow key={entry.id} entry={entry} />}
      </PagedList>
    </>
  );
};
