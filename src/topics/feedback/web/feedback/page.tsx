import { Star } from 'lucide-react';
import { useListing } from '../../../../admin/web/data/use-listing';
import { dateTime } from '../../../../core/format/date';
import { feedbackStatus } from '../../../../core/text/statuses';
import { useLive } from '../../../../platform/web/live-events';
import { EmptyState } from '../../../../ui/empty-state';
import { PageHead } from '../../../../ui/page-head';
import { PagedList } from '../../../../ui/paged-list';
import { StatusTag } from '../../../../ui/status-tag';
import text from '../../../../ui/text.module.css';
import { type Feedback, listFeedback } from '../../contract';
import { copy } from './copy';
import styles from './feedback.module.css';
import { FeedbackForm } from './feedback-form';

const FeedbackItem = ({ feedback }: { feedback: Feedback }) => {
  const { category, rating, message, author, status, reply, replied_at, created_at } = feedback;
  return (
    <article className={styles.item}>
      <header className={styles.itemHead}>
        <h3>{category}</h3>
        <span className={styles.given}>
          <Star size={15} aria-hidden="true" />
          <span aria-hidden="true">{rating}</span>
          <span className="sr-only">{copy.stars(rating)}</span>
        </span>
        <StatusTag status={feedbackStatus(status)} />
      </header>
      <p className={styles.message}>{message}</p>
      <p className={text.faint}>
        {author} · <time dateTime={created_at}>{dateTime(created_at, { seconds: false })}</time>
      </p>
      {reply && (
        <div className={styles.reply}>
          <p className={styles.replyHead}>{copy.reply}</p>
          <p className={styles.message}>{reply}</p>
          {replied_at && (
            <time className={text.faint} dateTime={replied_at}>
              {dateTime(replied_at, { seconds: false })}
            </time>
          )}
        </div>
      )}
    </article>
  );
};

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
