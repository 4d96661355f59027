import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLive } from '../../api/live-events';
import { pageNumber, useQueryState } from '../../api/query-state';
import { useCall } from '../../api/use-call';
import { listTopups, type TopupSummary } from '../../core/contract/topup';
import { actions } from '../../core/text/actions';
import { useKnownPath } from '../../layout/known-path';
import { CancelDialog } from '../../layout/topup/cancel-dialog';
import { Chips } from '../../ui/chips';
import { EmptyState } from '../../ui/empty-state';
import { NothingFound } from '../../ui/nothing-found';
import { useOpenHere } from '../../ui/open-here';
import { PageHead } from '../../ui/page-head';
import { PagedList } from '../../ui/paged-list';
import { buttonClass } from '../../ui/plain/button-class';
import { copy } from './copy';
import styles from './topup.module.css';
import { TopupRow } from './topup-row';

const LIMIT = 10;
const names = ['page', 'status'] as const;
type Status = (typeof copy.statuses)[number]['value'];

/** /topup/data: the deposits of this partner. */
const TopupPage = () => {
  const [state, change] = useQueryState(names);
  const page = pageNumber(state.page);
  const status = copy.statuses.find(({ value }) => value === state.status)?.value ?? '';
  const { data, meta, error, refetch } = useCall(listTopups, {
    query: { page, limit: LIMIT, ...(status && { status }) },
  });
  const [asked, ask] = useOpenHere<TopupSummary>();
  useLive('topup', () => void refetch());
  useLive('resync', () => void refetch());

  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} extra={<NewTopup />} />
      <Chips<Status>
        label={copy.statusLabel}
        options={[...copy.statuses]}
        value={status}
        onChange={(value) => change({ status: value })}
      />
      <PagedList
        label={copy.title}
        className={styles.list}
        data={data}
        error={error}
        onRetry={() => void refetch()}
        page={page}
        limit={LIMIT}
        total={meta?.total ?? 0}
        unit={copy.unit}
        onPage={(next) => change({ page: String(next) })}
        empty={
          status ? (
            <NothingFound onReset={() => change({ status: undefined })} />
          ) : (
            <EmptyState title={copy.empty} hint={copy.emptyHint} action={<NewTopup />} />
          )
        }
      >
        {(row) => <TopupRow key={row.id} topup={row} onCancel={() => ask(row)} />}
      </PagedList>
      {asked && <CancelDialog topup={asked} onClose={() => ask(null)} onChanged={() => void refetch()} />}
    </>
  );
};

export default TopupPage;

const NewTopup = () =>
  useKnownPath()('/topup/form') && (
    <Link className={buttonClass()} to="/topup/form">
      <Plus size={18} aria-hidden="true" />
      {actions.topUp}
    </Link>
  );
