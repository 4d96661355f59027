import { Plus, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { resourceOf } from '../../../../admin/schema/compile';
import { useModel } from '../../../../admin/web/session/facts';
import { useKnownPath } from '../../../../admin/web/session/known-path';
import { useMay } from '../../../../admin/web/session/use-may';
import { dayRangeError } from '../../../../core/contract/day-range';
import { date } from '../../../../core/format/date';
import { compact, rupiah } from '../../../../core/format/money';
import { number } from '../../../../core/format/number';
import { useLive } from '../../../../platform/web/live-events';
import { useQueryState } from '../../../../platform/web/query-state';
import { useCall } from '../../../../platform/web/use-call';
import { useOpenTable } from '../../../../platform/web/use-open-table';
import { Chart } from '../../../../ui/chart/chart';
import type { ChartData } from '../../../../ui/chart/series';
import { EmptyState } from '../../../../ui/empty-state';
import layout from '../../../../ui/layout.module.css';
import { LoadState } from '../../../../ui/load-state';
import { PageHead } from '../../../../ui/page-head';
import { PeriodChoice } from '../../../../ui/period-choice';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Notice } from '../../../../ui/plain/notice';
import { serverNow } from '../../../../ui/server-clock';
import { SkeletonCard } from '../../../../ui/skeleton';
import { type Books, getBooks } from '../../contract/books';
import { spanText } from '../../domain/span-text';
import { bookWords } from '../../text';
import { Closings } from './closings';
import { copy } from './copy';
import { Files } from './files';
import { Lines } from './lines';
import styles from './pembukuan.module.css';
import { askedSpan, presetOf, presets } from './periods';
import { Statement } from './statement';
import { Totals } from './totals';

const full = (value: number): string => rupiah(value);

const labelOf = (slot: string): string =>
  slot.length > 7 ? date(`${slot}T12:00:00+07:00`) : date(`${slot}-15T12:00:00+07:00`).slice(3);

const ProfitChart = ({ slots, by_month, today }: Pick<Books, 'slots' | 'by_month' | 'today'>) => {
  const table = useOpenTable('books');
  const data = useMemo((): ChartData => {
    const running = today.slice(0, by_month ? 7 : 10);
    const at = slots.findIndex(({ slot }) => slot === running);
    const values = (of: 'omzet' | 'net' | 'expense') =>
      slots.map((one) => (one.slot > running ? null : one[of]));
    return {
      labels: slots.map(({ slot }) => labelOf(slot)),
      runningAt: at < 0 ? undefined : at,
      series: [
        { name: bookWords.omzet, values: values('omzet'), color: 1, filled: true },
        { name: bookWords.net, values: values('net'), color: 2 },
        { name: bookWords.expense, values: values('expense'), color: 3 },
      ],
    };
  }, [slots, by_month, today]);
  return (
    <Chart
      title={by_month ? copy.chartByMonth : copy.chartByDay}
      data={data}
      labelTitle={by_month ? copy.month : copy.day}
      format={full}
      formatShort={compact}
      none={copy.noSales}
      table={table}
    />
  );
};

const names = ['period', 'from', 'to'] as const;
const options = presets.map((value) => ({ value, label: copy.presets[value] }));
const PRICES = '/set-selling-price/product';

const BooksPage = () => {
  const [state, change] = useQueryState(names);
  const [wantsRange, wantRange] = useState(state.from !== undefined || state.to !== undefined);
  const [openedAt] = useState(serverNow);
  const span = askedSpan(state, openedAt);
  const wrong = dayRangeError(state);
  const { data, error, refetch } = useCall(
    getBooks,
    { query: span ?? { from: '', to: '' } },
    { enabled: span !== null },
  );
  useLive('resync', () => void refetch());

  return (
    <>
      <PageHead
        title={copy.title}
        hint={data && !wrong ? copy.compared(spanText(data), spanText(beforeOf(data))) : ' '}
        extra={<Ways />}
      />
      <div className={styles.page}>
        <div className={layout.ends}>
          <PeriodChoice
            options={options}
            chosen={presetOf(state)}
            {...{ from: state.from, to: state.to, shown: data, wantsRange }}
            onRange={wantRange}
            onStretch={(period) => change({ period, from: undefined, to: undefined })}
            onDays={(range) => change({ period: undefined, ...range })}
          />
          {span && <Files span={span} />}
        </div>
        {wrong ? (
          <Notice urgent>{wrong}</Notice>
        ) : (
          <LoadState
            data={data}
            error={error}
            onRetry={() => void refetch()}
            skeleton={
              <>
                <SkeletonCard height={220} />
                <SkeletonCard height={352} />
                <SkeletonCard height={352} />
              </>
            }
          >
            {(books) =>
              books.is_new ? (
                <EmptyState title={copy.empty} hint={copy.emptyHint} />
              ) : (
                <Figures books={books} onChanged={() => void refetch()} />
              )
            }
          </LoadState>
        )}
      </div>
    </>
  );
};

const beforeOf = ({ previous_from, previous_to }: Books) => ({ from: previous_from, to: previous_to });

const Ways = () => {
  const model = useModel();
  const creates = useMay('entry:create').can;
  const owes = useMay('debt:list').can;
  const create = resourceOf(model, 'entry').paths.create;
  const debts = resourceOf(model, 'debt').paths.list;
  return (
    <>
      {debts && owes && (
        <ButtonLink tone="quiet" to={debts}>
          <Users size={18} />
          {copy.debts}
        </ButtonLink>
      )}
      {create && creates && (
        <ButtonLink to={create}>
          <Plus size={18} />
          {copy.add}
        </ButtonLink>
      )}
    </>
  );
};

const Figures = ({ books, onChanged }: { books: Books; onChanged: () => void }) => {
  const { now, before } = books;
  return (
    <>
      {now && before && (
        <>
          <Statement sums={books.sums} now={now} before={before} />
          <Totals now={now} before={before} />
        </>
      )}
      <Notes books={books} />
      {now && <ProfitChart {...books} />}
      <div className={styles.beside}>
        <Lines from={books.from} to={books.to} sums={books.sums} />
        <Closings onChanged={onChanged} />
      </div>
    </>
  );
};

const Notes = ({ books: { sees_profit, unpriced, partly, pending } }: { books: Books }) => {
  const isKnown = useKnownPath();
  if (sees_profit && unpriced.orders + partly.orders + pending.orders === 0) return null;
  return (
    <div className={styles.notices}>
      {!sees_profit && <Notice tone="quiet">{bookWords.noProfit}</Notice>}
      {unpriced.orders > 0 && (
        <Notice action={isKnown(PRICES) && <Link to={PRICES}>{copy.prices}</Link>}>
          {bookWords.unpriced(number(unpriced.orders), rupiah(unpriced.amount))}
        </Notice>
      )}
      {partly.orders > 0 && <Notice tone="quiet">{bookWords.partly(rupiah(partly.amount))}</Notice>}
      {pending.orders > 0 && (
        <Notice tone="run">{bookWords.pending(number(pending.orders), rupiah(pending.amount))}</Notice>
      )}
    </div>
  );
};

export default BooksPage;
