import { resourceOf } from '../../../../admin/schema/compile';
import { exportText } from '../../../../admin/schema/kinds';
import { useModel } from '../../../../admin/web/session/facts';
import card from '../../../../ui/card.module.css';
import { Money } from '../../../../ui/money';
import type { Books } from '../../contract/books';
import { type StatementRow, statementOf } from '../../domain/statement';
import { bookWords } from '../../text';
import page from './pembukuan.module.css';
import styles from './statement.module.css';

type Figures = NonNullable<Books['now']>;

/** Profit and loss of the period beside the one before it. */
export const Statement = ({ sums, now, before }: { sums: Books['sums']; now: Figures; before: Figures }) => {
  const { line } = resourceOf(useModel(), 'entry').fields;
  const nameOf = ({ kind, name }: StatementRow): string =>
    kind !== 'line' ? bookWords[name as 'omzet'] : line ? exportText(line, name) : name;
  return (
    <div className={card.card}>
      <div className={page.head}>
        <h2>{bookWords.profit}</h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with large text it is scrolled by the keyboard too */}
      <section className={styles.scroll} tabIndex={0} aria-label={bookWords.profit}>
        <table className={styles.table} aria-label={bookWords.profit}>
          <thead>
            <tr>
              <td />
              <th scope="col">{bookWords.thisPeriod}</th>
              <th scope="col">{bookWords.lastPeriod}</th>
            </tr>
          </thead>
          <tbody>
            {statementOf(sums, now, before).map((row) => (
              <tr key={`${row.kind} ${row.name}`} className={styles[row.kind]}>
                <th scope="row">{nameOf(row)}</th>
                <td>
                  <Money amount={row.now} tone={row.kind === 'line' ? 'quiet' : 'ink'} />
                </td>
                <td>{row.before !== null && <Money amount={row.before} tone="quiet" />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
};
