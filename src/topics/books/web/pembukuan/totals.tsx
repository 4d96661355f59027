import { percent } from '../../../../core/format/number';
import { Totals as TotalsCard } from '../../../../ui/totals';
import type { Books } from '../../contract/books';
import { bookWords } from '../../text';
import { copy } from './copy';

type Figures = NonNullable<Books['now']>;

export const Totals = ({ now, before }: { now: Figures; before: Figures }) => {
  const total = (name: 'omzet' | 'net' | 'margin') => ({
    word: bookWords[name],
    now: now[name],
    before: before[name],
  });
  return (
    <TotalsCard
      title={copy.totals}
      beforeName={bookWords.lastPeriod}
      totals={[
        { ...total('omzet'), isMoney: true },
        { ...total('net'), isMoney: true },
        { ...total('margin'), isRate: true, shown: percent },
      ]}
    />
  );
};
