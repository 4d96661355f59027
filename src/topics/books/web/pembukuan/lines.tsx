import { Link } from 'react-router-dom';
import { resourceOf } from '../../../../admin/schema/compile';
import { exportText } from '../../../../admin/schema/kinds';
import { useModel } from '../../../../admin/web/session/facts';
import { writeDays } from '../../../../core/format/days';
import { number } from '../../../../core/format/number';
import card from '../../../../ui/card.module.css';
import table from '../../../../ui/card-table.module.css';
import { Money } from '../../../../ui/money';
import type { Books } from '../../contract/books';
import { countings } from '../../domain/lines';
import { bookWords } from '../../text';
import { copy } from './copy';
import styles from './lines.module.css';
import page from './pembukuan.module.css';

export const Lines = ({ from, to, sums }: Pick<Books, 'from' | 'to' | 'sums'>) => {
  const { fields, paths } = resourceOf(useModel(), 'entry');
  const days = `f.date=${writeDays({ from, to })}`;
  const lineName = (line: string) => (fields.line ? exportText(fields.line, line) : line);
  return (
    <section className={card.card} aria-label={copy.lines}>
      <div className={page.head}>
        <div>
          <h2>{copy.lines}</h2>
          <p className={page.hint}>{copy.linesHint}</p>
        </div>
        {paths.list && <Link to={`${paths.list}?${days}`}>{copy.entries}</Link>}
      </div>
      {sums.length === 0 ? (
        <p className={page.none}>{bookWords.nothing}</p>
      ) : (
        <table className={`${table.table} ${styles.table}`}>
          <caption className="sr-only">{copy.lines}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.line}</th>
              <th scope="col">{copy.rows}</th>
              <th scope="col">{bookWords.moneyIn}</th>
              <th scope="col">{bookWords.moneyOut}</th>
            </tr>
          </thead>
          {countings.map((counts) => {
            const rows = sums.filter((sum) => sum.counts === counts);
            if (rows.length === 0) return null;
            return (
              <tbody key={counts}>
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={4}>
                    {bookWords.counts[counts]}
                  </th>
                </tr>
                {rows.map(({ line, rows, money_in, money_out }) => (
                  <tr key={line} className={styles.row}>
                    <th scope="row">
                      {paths.list ? (
                        <Link to={`${paths.list}?${days}&f.line=${line}&f.counts=${counts}`}>
                          {lineName(line)}
                        </Link>
                      ) : (
                        lineName(line)
                      )}
                    </th>
                    <td className={styles.rows}>
                      {number(rows)}
                      <span className={table.unit}> baris</span>
                    </td>
                    <td>{money_in > 0 && <Money amount={money_in} tone="in" sign="always" />}</td>
                    <td>{money_out > 0 && <Money amount={-money_out} />}</td>
                  </tr>
                ))}
              </tbody>
            );
          })}
        </table>
      )}
    </section>
  );
};
