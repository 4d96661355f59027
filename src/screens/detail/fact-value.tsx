import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFacts, useModel } from '../../api/facts';
import { normalisePhone, phone } from '../../core/format/phone';
import { inSentence } from '../../core/text/in-sentence';
import type { RecordCellProps } from '../../custom/cell-props';
import { AnyValue } from '../../custom/registry';
import { isBlank } from '../../fields/parts';
import { CopyButton } from '../../ui/copy-button';
import styles from './detail.module.css';

/** A value of a detail with what one does with it: a number is called, an address written to, a code copied, a record opened. */
export const FactValue = (props: RecordCellProps) => {
  const { field, value } = props;
  const shown = <AnyValue {...props} />;
  if (isBlank(value)) return shown;
  const text = String(value);
  const what = inSentence(field.label);
  if ((field.kind === 'text' || field.kind === 'longtext') && field.copy)
    return <Copied value={text} what={what} shown={shown} />;
  // What is masked, for whoever may not read it, leads nowhere.
  if (field.kind === 'email') return text.includes('•') ? shown : <a href={`mailto:${text}`}>{shown}</a>;
  if (field.kind === 'phone') {
    const number = normalisePhone(text);
    if (!number) return shown;
    // A cell of its own leads somewhere itself.
    const called = field.cell ? shown : <a href={`tel:+${number}`}>{shown}</a>;
    return <Copied value={phone(number)} what={what} shown={called} />;
  }
  // A deleted record is named, and leads nowhere.
  const isThere = field.kind === 'reference' && props.references[text] !== undefined;
  return isThere ? <OpenRecord to={field.to} id={text} shown={shown} /> : shown;
};

const Copied = ({ value, what, shown }: { value: string; what: string; shown: ReactNode }) => (
  <span className={styles.copied}>
    <span>{shown}</span>
    <CopyButton value={value} what={what} />
  </span>
);

/** Only of a record that has a place, and for whoever may go there. */
const OpenRecord = ({ to, id, shown }: { to: string; id: string; shown: ReactNode }) => {
  const { can } = useFacts();
  const paths = useModel().resources.find(({ name }) => name === to)?.paths;
  const place = paths?.show ?? paths?.list;
  return place && can(`${to}:show`).can ? <Link to={`${place}?q=${id}`}>{shown}</Link> : shown;
};
