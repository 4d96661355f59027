import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { normalisePhone, phone } from '../../../core/format/phone';
import { isDeletedTitle } from '../../../core/text/deleted-title';
import { inSentence } from '../../../core/text/in-sentence';
import { CopyButton } from '../../../ui/copy-button';
import type { Field, FieldKind, FieldOf } from '../../schema/field';
import type { RecordCellProps } from '../fields/cells';
import { isBlank } from '../fields/parts';
import { AnyValue } from '../parts/any-cell';
import { useModel } from '../session/facts';
import { useMay } from '../session/use-may';
import styles from './detail.module.css';

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
  shown: ReactNode;
  references: Record<string, string>;
}
type FactOf<F extends Field> = (props: FactProps<F>) => ReactNode;

const CodeFact = ({ field, text, shown }: FactProps<FieldOf<'text' | 'longtext'>>) =>
  field.copy ? <Copied value={text} what={inSentence(field.label)} shown={shown} /> : shown;

const EmailFact = ({ text, shown }: FactProps<FieldOf<'email'>>) =>
  text.includes('•') ? shown : <a href={`mailto:${text}`}>{shown}</a>;

const PhoneFact = ({ field, text, shown }: FactProps<FieldOf<'phone'>>) => {
  const number = normalisePhone(text);
  if (!number) return shown;
  const called = field.cell ? shown : <a href={`tel:+${number}`}>{shown}</a>;
  return <Copied value={phone(number)} what={inSentence(field.label)} shown={called} />;
};

const RecordFact = ({ field, text, shown, references }: FactProps<FieldOf<'reference'>>) => {
  const title = references[text];
  return title === undefined || isDeletedTitle(title) ? (
    shown
  ) : (
    <OpenRecord to={field.to} id={text} shown={shown} />
  );
};

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

/** Only if the record has a page that this person may open. */
const OpenRecord = ({ to, id, shown }: { to: string; id: string; shown: ReactNode }) => {
  const shows = useMay(`${to}:show`).can;
  const paths = useModel().resources.find(({ name }) => name === to)?.paths;
  const path = paths?.show ?? paths?.list;
  return path && shows ? <Link to={`${path}?q=${id}`}>{shown}</Link> : shown;
};
