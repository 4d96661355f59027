import { useLive } from '../../api/live-events';
import { pageNumber, useQueryState } from '../../api/query-state';
import { useCall } from '../../api/use-call';
import { listFeedback } from '../../core/contract/feedback';
import { EmptyState } from '../../ui/empty-state';
import { PageHead } from '../../ui/page-head';
import { PagedList } from '../../ui/paged-list';
import { copy } from './copy';
import styles from './feedback.module.css';
import { FeedbackForm } from './feedback-form';
import { FeedbackItem } from './feedback-item';

const LIMIT = 10;
const names = ['page'] as const;

/** /feedback: one form, and below it what was sent before with what came back. */
const FeedbackPage = () => {
  const [state, change] = useQueryState(names);
  const page = pageNumber(state.page);
  const { data, meta, error, refetch } = useCall(listFeedback, { query: { page, limit: LIMIT } });
  useLive('notification', () => void refetch());
  useLive('resync', () => void refetch());
  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} />
      <div className={styles.columns}>
        <FeedbackForm
          onSent={() => {
            change({ page: undefined });
            void refetch();
          }}
        />
        <section aria-labelledby="feedback-history">
          <h2 id="feedback-history" className={styles.section}>
            {copy.history}
          </h2>
          <PagedList
            label={copy.history}
            data={data}
            error={error}
            onRetry={() => void refetch()}
            page={page}
            limit={LIMIT}
            total={meta?.total ?? 0}
            unit={copy.unit}
            onPage={(next) => change({ page: String(next) })}
            empty={<EmptyState title={copy.empty} hint={copy.emptyHint} level={3} />}
          >
            {(row) => <FeedbackItem key={row.id} feedback={row} />}
          </PagedList>
        </section>
      </div>
    </>
  );
};

export default FeedbackPage;
