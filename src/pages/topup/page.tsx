import { pageNumber, useQueryState } from '../../api/query-state';
import { useCall } from '../../api/use-call';
import { listTopups } from '../../core/contract/topup';
import { Chips } from '../../ui/chips';
import { EmptyState } from '../../ui/empty-state';
import { NothingFound } from '../../ui/nothing-found';
import { PageHead } from '../../ui/page-head';
import { PagedList } from '../../ui/paged-list';
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

  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} />
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
            <EmptyState title={copy.empty} hint={copy.emptyHint} />
          )
        }
      >
        {(row) => <TopupRow key={row.id} topup={row} />}
      </PagedList>
    </>
  );
};

export default TopupPage;
