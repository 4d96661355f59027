import { useLive } from '../../api/live-events';
import { useListing } from '../../api/use-listing';
import { listFeedback } from '../../core/contract/feedback';
import { EmptyState } from '../../ui/empty-state';
import { PageHead } from '../../ui/page-head';
import { PagedList } from '../../ui/paged-list';
import { copy } from './copy';
import styles from './feedback.module.css';
import { FeedbackForm } from './feedback-form';
import { FeedbackItem } from './feedback-item';

const FeedbackPage = () => {
  const { rows, change, refetch } = useListing(listFeedback);
  useLive('notification', refetch);
  useLive('resync', refetch);
  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} />
      <div className={styles.columns}>
        <FeedbackForm
          onSent={() => {
            change({ page: undefined });
            refetch();
          }}
        />
        <section aria-labelledby="feedback-history">
          <h2 id="feedback-history" className={styles.section}>
            {copy.history}
          </h2>
          <PagedList
            label={copy.history}
            rows={rows}
            unit={copy.unit}
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
