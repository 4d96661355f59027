import { monthsText, monthText } from '../../../../../core/format/month';
import { Money } from '../../../../../ui/money';
import { StepCard } from '../../../../../ui/step-card';
import text from '../../../../../ui/text.module.css';
import type { Inquiry } from '../../../contract/postpaid';
import styles from './bill.module.css';
import { copy } from './copy';

export const BillCard = ({ number, inquiry }: { number: number; inquiry: Inquiry }) => {
  const { customer_name, periods, penalty } = inquiry;
  return (
    <StepCard number={number} id="step-bill" title={copy.bill}>
      <dl className={styles.facts}>
        <div>
          <dt className={text.quiet}>{copy.name}</dt>
          <dd className={styles.strong}>
            <bdi>{customer_name}</bdi>
          </dd>
          <dd className={text.quiet}>{copy.nameMasked}</dd>
        </div>
        <div>
          <dt className={text.quiet}>{copy.periods}</dt>
          <dd className={styles.strong}>{monthsText(periods.map(({ period }) => period))}</dd>
        </div>
      </dl>
      {periods.length > 1 && (
        <table className={styles.periods}>
          <thead>
            <tr>
              <th scope="col">{copy.period}</th>
              <th scope="col">{copy.amount}</th>
              {penalty > 0 && <th scope="col">{copy.penalty}</th>}
            </tr>
          </thead>
          <tbody>
            {periods.map((one) => (
              <tr key={one.period}>
                <th scope="row">{monthText(one.period)}</th>
                <td>
                  <Money amount={one.amount} />
                </td>
                {penalty > 0 && (
                  <td>
                    <Money amount={one.penalty} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </StepCard>
  );
};
