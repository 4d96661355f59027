import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useListing } from '../../../../admin/web/data/use-listing';
import { useFacts } from '../../../../admin/web/session/facts';
import { useKnownLink } from '../../../../admin/web/session/known-path';
import type { MetaOf } from '../../../../core/contract/endpoint';
import { dateTime } from '../../../../core/format/date';
import { causeLink } from '../../../../core/routes/cause-link';
import { useLive } from '../../../../platform/web/live-events';
import { useExport } from '../../../../platform/web/use-saving';
import card from '../../../../ui/card.module.css';
import { DayChoice } from '../../../../ui/day-choice';
import { EmptyState } from '../../../../ui/empty-state';
import { ExportButtons } from '../../../../ui/export-buttons';
import { Money } from '../../../../ui/money';
import lines from '../../../../ui/money-row.module.css';
import { NarrowSelect } from '../../../../ui/narrow-select';
import { PageHead } from '../../../../ui/page-head';
import { PagedList } from '../../../../ui/paged-list';
import { SearchInput } from '../../../../ui/search-input';
import { useAfterChange } from '../../../../ui/use-after-change';
import { type BalanceEntry, exportBalanceHistory, listBalanceHistory } from '../../contract/balance';
import { balanceTypes } from '../../text/balance-types';
import { StatementWay } from '../balance-statement/statement-way';
import styles from './history-balance.module.css';

const copy = {
  title: 'Riwayat Saldo',
  hint: 'Setiap rupiah yang masuk dan keluar dari saldo mitra Anda.',
  search: 'Cari kode atau keterangan',
  typeLabel: 'Jenis mutasi',
  allTypes: 'Semua jenis',
  directionLabel: 'Arah',
  bothDirections: 'Semua arah',
  directions: [
    { value: 'in', label: 'Masuk' },
    { value: 'out', label: 'Keluar' },
  ],
  totalIn: 'Total masuk',
  totalOut: 'Total keluar',
  balanced: 'Mutasi seimbang',
  balancedHint: 'Saldo awal setiap baris sama dengan saldo akhir baris sebelumnya.',
  unbalanced: 'Mutasi tidak seimbang',
  unbalancedHint: 'Hubungi CS dan sertakan rentang tanggal ini.',
  before: 'Saldo sebelum',
  after: 'Saldo sesudah',
  empty: 'Belum ada mutasi',
  emptyHint: 'Mutasi saldo Anda akan tampil di sini.',
  unit: 'mutasi',
} as const;

const Summary = ({ meta }: { meta: MetaOf<typeof listBalanceHistory> }) => {
  if (meta.balanced === null) return null;
  const Mark = meta.balanced ? CircleCheck : TriangleAlert;
  return (
    <section className={`${card.card} ${styles.summary}`}>
      <div>
        <span className={lines.quiet}>{copy.totalIn}</span>
        <Money amount={meta.total_in} sign="always" tone="in" size={20} />
      </div>
      <div>
        <span className={lines.quiet}>{copy.totalOut}</span>
        <Money amount={-meta.total_out} size={20} />
      </div>
      <div className={`${styles.check} ${meta.balanced ? '' : styles.broken}`} role="status">
        <Mark size={20} aria-hidden="true" />
        <span className={styles.words}>
          <strong>{meta.balanced ? copy.balanced : copy.unbalanced}</strong>
          <span className={lines.quiet}>{meta.balanced ? copy.balancedHint : copy.unbalancedHint}</span>
        </span>
      </div>
    </section>
  );
};

const EntryRow = ({ entry }: { entry: BalanceEntry }) => {
  const isIn = entry.direction === 'in';
  const cause = useKnownLink()(causeLink(entry.ref_type, entry.ref_id));
  return (
    <article className={`${lines.line} ${styles.row}`}>
      <span className={styles.words}>
        <span className={lines.strong}>{balanceTypes[entry.type] ?? entry.description}</span>
        <span className={lines.quiet}>{entry.description}</span>
      </span>
      <span className={styles.words}>
        {cause ? (
          <Link className={styles.way} to={cause}>
            {entry.ref_code}
          </Link>
        ) : (
          <span>{entry.ref_code}</span>
        )}
        <span className={lines.quiet}>
          {dateTime(entry.date)} · {entry.actor}
        </span>
      </span>
      <span className={styles.balances}>
        <span className={lines.quiet}>
          {copy.before} <Money amount={entry.balance_before} tone="quiet" />
        </span>
        <span className={lines.quiet}>
          {copy.after} <Money amount={entry.balance_after} tone="quiet" />
        </span>
      </span>
      <span className={styles.amount}>
        <Money
          amount={isIn ? entry.amount : -entry.amount}
          sign={isIn ? 'always' : 'auto'}
          tone={isIn ? 'in' : 'ink'}
        />
      </span>
    </article>
  );
};

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
