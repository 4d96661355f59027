import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFacts, useModel } from '../../api/facts';
import { normalisePhone, phone } from '../../core/format/phone';
import type { Field, FieldKind, FieldOf } from '../../core/schema/field';
import { inSentence } from '../../core/text/in-sentence';
import type { RecordCellProps } from '../../custom/cell-props';
import { AnyValue } from '../../custom/registry';
import { isBlank } from '../../fields/parts';
import { CopyButton } from '../../ui/copy-button';
import styles from './detail.module.css';

/** A value of a detail with what one does with it: a number is called, an address written to, a code copied, a record opened. */
export const FactValue = (props: RecordCellProps) => {
  const { field, value, references } = props;
  const shown = <AnyValue {...props} />;
  const Part = facts[field.kind] as FactOf<Field> | undefined;
  if (!Part || isBlank(value)) return shown;
  return <Part field={field} text={String(value)} shown={shown} references={references} />;
};

interface FactProps<F extends Field> {
  field: F;
  text: string;
  /** The value as it is read. */
  shown: ReactNode;
  references: Record<string, string>;
}
type FactOf<F extends Field> = (props: FactProps<F>) => ReactNode;

const CodeFact = ({ field, text, shown }: FactProps<FieldOf<'text' | 'longtext'>>) =>
  field.copy ? <Copied value={text} what={inSentence(field.label)} shown={shown} /> : shown;

/** What is masked, for whoever may not read it, leads nowhere. */
const EmailFact = ({ text, shown }: FactProps<FieldOf<'email'>>) =>
  text.includes('•') ? shown : <a href={`mailto:${text}`}>{shown}</a>;

const PhoneFact = ({ field, text, shown }: FactProps<FieldOf<'phone'>>) => {
  const number = normalisePhone(text);
  if (!number) return shown;
  // A cell of its own leads somewhere itself.
  const called = field.cell ? shown : <a href={`tel:+${number}`}>{shown}</a>;
  return <Copied value={phone(number)} what={inSentence(field.label)} shown={called} />;
};

/** A deleted record is named, and leads nowhere. */
const RecordFact = ({ field, text, shown, references }: FactProps<FieldOf<'reference'>>) =>
  references[text] === undefined ? shown : <OpenRecord to={field.to} id={text} shown={shown} />;

/** What one does with a value, by its kind; of the others it is read alone. */
const facts: { [K in FieldKind]?: FactOf<FieldOf<K>> } = {
  text: CodeFact,
  longtext: CodeFact,
  email: EmailFact,
  phone: PhoneFact,
  reference: RecordFact,
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
