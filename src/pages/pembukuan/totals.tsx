import { Equal, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Books } from '../../core/contract/books';
import { rupiah } from '../../core/format/money';
import { percent } from '../../core/format/number';
import { bookWords } from '../../core/text/books';
import card from '../../ui/card.module.css';
import { Money } from '../../ui/money';
import { copy } from './copy';
import styles from './pembukuan.module.css';

type Figures = NonNullable<Books['now']>;

export const Totals = ({ now, before }: { now: Figures; before: Figures }) => {
  const money = (name: 'omzet' | 'net') => (
    <Figure word={bookWords[name]} change={<Change now={now[name]} before={before[name]} />}>
      <Money amount={now[name]} size={24} />
    </Figure>
  );
  return (
    <section className={card.card} aria-label={copy.totals}>
      <dl className={styles.totals}>
        {money('omzet')}
        {money('net')}
        <Figure word={bookWords.margin} change={<Points now={now.margin} before={before.margin} />}>
          <span className={styles.share}>{now.margin === null ? '–' : percent(now.margin)}</span>
        </Figure>
      </dl>
    </section>
  );
};

const Figure = ({ word, change, children }: { word: string; change: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{word}</dt>
    <dd>{children}</dd>
    <dd className={styles.change}>{change}</dd>
  </div>
);

/** Without a positive base there is no percentage, so the previous amount is shown. */
const Change = ({ now, before }: { now: number; before: number }) => {
  if (now === before) {
    return (
      <>
        <Equal size={16} aria-hidden="true" /> {copy.same}
      </>
    );
  }
  const Icon = now < before ? TrendingDown : TrendingUp;
  const share = before > 0 && percent(((now - before) / before) * 100, { decimals: 1, signed: true });
  return (
    <>
      <Icon size={16} aria-hidden="true" /> {share ? `${share} ${copy.since}` : copy.last(rupiah(before))}
    </>
  );
};

/** Percentages are compared in points. */
const Points = ({ now, before }: { now: number | null; before: number | null }) => {
  if (now === null) return copy.none;
  return before === null ? copy.isNew : copy.last(percent(before));
};
