import { Star } from 'lucide-react';
import type { Feedback } from '../../core/contract/feedback';
import { dateTime } from '../../core/format/date';
import { feedbackStatus } from '../../core/text/statuses';
import { StatusTag } from '../../ui/status-tag';
import { copy } from './copy';
import styles from './feedback.module.css';

export const FeedbackItem = ({ feedback }: { feedback: Feedback }) => {
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
      <p className={styles.quiet}>
        {author} · <time dateTime={created_at}>{dateTime(created_at, { seconds: false })}</time>
      </p>
      {reply && (
        <div className={styles.reply}>
          <p className={styles.replyHead}>{copy.reply}</p>
          <p className={styles.message}>{reply}</p>
          {replied_at && (
            <time className={styles.quiet} dateTime={replied_at}>
              {dateTime(replied_at, { seconds: false })}
            </time>
          )}
        </div>
      )}
    </article>
  );
};
