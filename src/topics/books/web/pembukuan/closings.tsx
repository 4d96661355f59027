import { Lock, LockOpen } from 'lucide-react';
import { resourceOf } from '../../../../admin/schema/compile';
import { exportText } from '../../../../admin/schema/kinds';
import { useModel } from '../../../../admin/web/session/facts';
import { useMay } from '../../../../admin/web/session/use-may';
import { dateTime, monthName } from '../../../../core/format/date';
import { rupiah } from '../../../../core/format/money';
import { actions } from '../../../../core/text/actions';
import { useAction, useCall } from '../../../../platform/web/use-call';
import card from '../../../../ui/card.module.css';
import { useFeedback } from '../../../../ui/feedback';
import { LoadState } from '../../../../ui/load-state';
import { Money } from '../../../../ui/money';
import { Button } from '../../../../ui/plain/button';
import { SkeletonList } from '../../../../ui/skeleton';
import { StatusTag } from '../../../../ui/status-tag';
import { type BookClosing, closeMonth, listClosings, reopenMonth } from '../../contract/books';
import { type BookMonth, bookMonths } from '../../domain/months';
import styles from './closings.module.css';
import { copy } from './copy';
import page from './pembukuan.module.css';

/** Months that have ended, open or closed, with what arrived after they were closed. */
export const Closings = ({ onChanged }: { onChanged: () => void }) => {
  const { data, error, refetch } = useCall(listClosings);
  const feedback = useFeedback();
  const close = useAction(closeMonth);
  const reopen = useAction(reopenMonth);
  const reopens = useMay(reopenMonth.object).can;

  const ask = async (month: string, kind: 'close' | 'reopen') => {
    const name = monthName(month);
    const agreed = await feedback.confirm({
      title: kind === 'close' ? copy.closeTitle(name) : copy.reopenTitle(name),
      content: kind === 'close' ? copy.closeText : copy.reopenText,
      okText: kind === 'close' ? copy.close : copy.reopen,
      cancelText: actions.cancel,
    });
    if (!agreed) return;
    await feedback.attempt(async () => {
      await (kind === 'close' ? close : reopen).mutateAsync({ body: { month } });
      feedback.success(kind === 'close' ? copy.closed(name) : copy.reopened(name));
    });
    await refetch();
    onChanged();
  };

  return (
    <section className={card.card} aria-label={copy.closing}>
      <div className={page.head}>
        <div>
          <h2>{copy.closing}</h2>
          <p className={page.hint}>{copy.closingHint}</p>
        </div>
      </div>
      <LoadState
        data={data}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonList rows={3} />}
      >
        {({ open, closings }) => {
          const months = bookMonths(open, closings);
          if (months.length === 0) return <p className={page.none}>{copy.noMonths}</p>;
          return (
            <ul className={styles.months}>
              {months.map((one) => (
                <Month
                  key={one.month}
                  {...one}
                  onClose={() => void ask(one.month, 'close')}
                  onReopen={reopens ? () => void ask(one.month, 'reopen') : undefined}
                />
              ))}
            </ul>
          );
        }}
      </LoadState>
    </section>
  );
};

interface MonthProps extends BookMonth<BookClosing> {
  onClose: () => void;
  onReopen: (() => void) | undefined;
}

const Month = ({ month, closing, onClose, onReopen }: MonthProps) => {
  const isClosed = closing?.reopened_at === null;
  const name = monthName(month);
  return (
    <li className={styles.month}>
      <span className={styles.words}>
        <strong>{name}</strong>
        <StatusTag
          status={isClosed ? { word: copy.isClosed, tone: 'ok' } : { word: copy.isOpen, tone: 'wait' }}
          drawing={isClosed ? <Lock size={14} /> : undefined}
        />
        {closing && <span className={styles.about}>{lastAction(closing)}</span>}
        {isClosed && closing.figures && (
          <span className={styles.about}>{copy.net(rupiah(closing.figures.net))}</span>
        )}
      </span>
      {!isClosed && (
        <Button
          tone="soft"
          size="small"
          icon={<Lock size={16} />}
          aria-label={copy.closeLabel(name)}
          onClick={onClose}
        >
          {copy.close}
        </Button>
      )}
      {isClosed && onReopen && (
        <Button
          tone="quiet"
          size="small"
          icon={<LockOpen size={16} />}
          aria-label={copy.reopenLabel(name)}
          onClick={onReopen}
        >
          {copy.reopen}
        </Button>
      )}
      {closing && closing.late.length > 0 && <Late late={closing.late} />}
    </li>
  );
};

const lastAction = ({ closed_at, closed_by, reopened_at, reopened_by }: BookClosing): string =>
  reopened_at === null
    ? copy.closedBy(dateTime(closed_at, { seconds: false }), closed_by)
    : copy.reopenedBy(dateTime(reopened_at, { seconds: false }), reopened_by ?? '');

const Late = ({ late }: Pick<BookClosing, 'late'>) => {
  const { line: field } = resourceOf(useModel(), 'entry').fields;
  return (
    <div className={styles.late}>
      <strong>{copy.late}</strong>
      <ul>
        {late.map(({ line, counts, amount }) => (
          <li key={`${line} ${counts}`}>
            <span>{field ? exportText(field, line) : line}</span>
            <Money amount={amount} sign="always" />
          </li>
        ))}
      </ul>
    </div>
  );
};
