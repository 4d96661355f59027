import { useMemo } from 'react';
import { date, dateTime } from '../../../../core/format/date';
import { phone } from '../../../../core/format/phone';
import { elsewhere } from '../../../../ui/elsewhere';
import { Mark } from '../../../../ui/mark';
import { Money } from '../../../../ui/money';
import { QrCode } from '../../../../ui/qr-code';
import { qrDrawing } from '../../../../ui/qr-drawing';
import type { TopupInvoice } from '../../contract/topup';
import { invoiceWords as words } from '../../text';
import styles from './paper.module.css';

/** Light in both themes, black on white in print. */
export const InvoicePaper = ({ invoice }: { invoice: TopupInvoice }) => {
  const { seller, buyer, verify_url } = invoice;
  const code = useMemo(() => qrDrawing(verify_url), [verify_url]);
  const facts: [string, string][] = [
    [words.number, invoice.number],
    [words.issued, date(invoice.issued_at)],
    [words.paidAt, dateTime(invoice.paid_at, { zone: true })],
    [words.topup, invoice.topup_code],
    [words.method, invoice.method_name],
  ];
  return (
    <article className={styles.paper} data-theme="light">
      <header className={styles.head}>
        <span className={styles.brand}>
          <Mark size={30} />
          {seller.brand}
        </span>
        <span className={styles.title}>
          <h1>{words.title}</h1>
          <span className={styles.stamp}>{words.paid}</span>
        </span>
      </header>
      <div className={styles.parties}>
        <Party label={words.seller} party={{ ...seller, company: '' }} />
        <Party label={words.buyer} party={buyer} />
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{words.description}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line) => (
            <tr key={line.description}>
              <td>{line.description}</td>
              <td>
                <Money amount={line.amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>
              <Money amount={invoice.total} size={20} />
            </td>
          </tr>
        </tfoot>
      </table>
      <div className={styles.end}>
        <p className={styles.words}>
          <span>{words.inWords}</span>
          <strong>{invoice.in_words}</strong>
        </p>
        <a className={styles.check} href={verify_url} {...elsewhere}>
          <QrCode code={code} label={words.code} />
          <span>{words.scan}</span>
        </a>
      </div>
      <p className={styles.thanks}>{words.thanks}</p>
    </article>
  );
};

const Party = ({ label, party }: { label: string; party: TopupInvoice['buyer'] }) => {
  const rows = [
    party.company && party.name,
    party.address,
    party.npwp && words.npwp(party.npwp),
    party.email,
    party.phone && phone(party.phone),
  ];
  return (
    <section className={styles.party}>
      <h2>{label}</h2>
      <strong>{party.company || party.name}</strong>
      {rows.filter(Boolean).map((row) => (
        <span key={row}>{row}</span>
      ))}
    </section>
  );
};
