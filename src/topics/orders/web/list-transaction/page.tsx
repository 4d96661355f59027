import { Fragment } from 'react';
import { useListing } from '../../../../admin/web/data/use-listing';
import { useFacts } from '../../../../admin/web/session/facts';
import { useMay } from '../../../../admin/web/session/use-may';
import { actions } from '../../../../core/text/actions';
import { fileUrl } from '../../../../platform/web/browser-config';
import { Below } from '../../../../platform/web/first-view/below';
import { useLive } from '../../../../platform/web/live-events';
import { useExport } from '../../../../platform/web/use-saving';
import { Chips } from '../../../../ui/chips';
import { DayChoice } from '../../../../ui/day-choice';
import { EmptyState } from '../../../../ui/empty-state';
import { ExportButtons } from '../../../../ui/export-buttons';
import { PageHead } from '../../../../ui/page-head';
import { PagedList } from '../../../../ui/paged-list';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Segmented } from '../../../../ui/plain/segmented';
import { SearchInput } from '../../../../ui/search-input';
import { exportTransactions } from '../../contract/transaction';
import { listTransactions } from '../../contract/transaction-list';
import { ApprovalsLink, WaitingForOwner } from '../approval/waiting-notices';
import { TransactionCard } from '../transaction-card';
import styles from './list-transaction.module.css';

const copy = {
  title: 'Transaksi',
  hint: 'Semua pesanan Anda, terbaru lebih dulu.',
  shopHint: 'Semua pesanan toko, juga yang dibuat orang lain; terbaru lebih dulu.',
  ownHint: 'Pesanan yang Anda buat, terbaru lebih dulu.',
  whose: 'Pesanan siapa',
  whoseOptions: [
    { value: '', label: 'Semua toko' },
    { value: '1', label: 'Pesanan saya' },
  ],
  search: 'Cari kode, produk, atau tujuan',
  statusLabel: 'Status transaksi',
  statuses: [
    { value: '', label: 'Semua' },
    { value: 'pending', label: 'Pending' },
    { value: 'success', label: 'Berhasil' },
    { value: 'cancelled', label: 'Batal' },
    { value: 'refund', label: 'Refund' },
    { value: 'error', label: 'Error' },
  ],
  empty: 'Belum ada transaksi',
  emptyHint: 'Transaksi Anda akan tampil di sini.',
  unit: 'transaksi',
} as const;

const VISIBLE_ROWS = 6;

const ListTransactionPage = () => {
  const isSub = useFacts().profile.role === 'sub';
  const mayBuy = useMay('product.order').can;
  const { rows, filter, chosen, change, refetch } = useListing(listTransactions);
  const file = useExport(exportTransactions, filter, 'transaksi');
  useLive('transaction', refetch);
  useLive('resync', refetch);

  return (
    <>
      <PageHead
        title={copy.title}
        hint={isSub ? (chosen.mine ? copy.ownHint : copy.shopHint) : copy.hint}
        extra={
          <>
            <ApprovalsLink />
            <ExportButtons {...file} />
          </>
        }
      />
      <WaitingForOwner />
      <div className={styles.filters}>
        <SearchInput
          label={copy.search}
          value={chosen.search ?? ''}
          onSearch={(search) => change({ search })}
        />
        <DayChoice from={chosen.from} to={chosen.to} onChange={change} />
        {isSub && (
          <Segmented
            label={copy.whose}
            options={[...copy.whoseOptions]}
            value={chosen.mine ?? ''}
            onChange={(value) => change({ mine: value })}
          />
        )}
      </div>
      <Chips
        label={copy.statusLabel}
        options={[...copy.statuses]}
        value={chosen.status ?? ''}
        onChange={(value) => change({ status: value })}
      />
      <PagedList
        label={copy.title}
        className={styles.list}
        rows={rows}
        unit={copy.unit}
        empty={
          <EmptyState
            title={copy.empty}
            hint={copy.emptyHint}
            action={mayBuy && <ButtonLink to="/product/data">{actions.buyProduct}</ButtonLink>}
          />
        }
      >
        {(row, nth) => {
          const drawn = (
            <TransactionCard
              transaction={row}
              image={row.product_image && fileUrl(row.product_image)}
              mayBuy={mayBuy}
            />
          );
          return (
            <Fragment key={row.id}>
              {nth < VISIBLE_ROWS ? drawn : <Below height="124px">{drawn}</Below>}
            </Fragment>
          );
        }}
      </PagedList>
    </>
  );
};

export default ListTransactionPage;
