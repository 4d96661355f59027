import { Form } from 'antd';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ComponentType, type CSSProperties, useState } from 'react';
import { actions } from '../../../core/text/actions';
import { inSentence } from '../../../core/text/in-sentence';
import { Button } from '../../../ui/plain/button';
import { IconButton } from '../../../ui/plain/icon-button';
import { useScreen } from '../../../ui/use-screen';
import type { Field, FieldOf } from '../../schema/field';
import { emptyValueOf, kindOf } from '../../schema/kinds';
import rowStyles from '../fields/rows/rows.module.css';
import { ErrorText } from './error-text';
import { inputId } from './field-errors';
import type { FieldItemProps } from './field-item-props';
import styles from './form.module.css';
import compact from './rows-input.module.css';
import { RowsPicker } from './rows-picker';

/** Columns that fit beside each other. */
const MOST_COLUMNS = 4;

/** Whether the fields of a row fit into one line: each row asks for the same, and for something short. */
const fitsLine = (fields: Field[]): boolean =>
  fields.length <= MOST_COLUMNS &&
  fields.every((field) => !field.when && (kindOf(field).short || kindOf(field).inCell));

/** Titles and texts are longer than amounts, and an own input may say more below the amount. */
const shareOf = (field: Field): number => (kindOf(field).wordy ? 2 : field.input ? 1.5 : 1);

const columnsOf = (fields: Field[]): string =>
  fields.map((field) => `minmax(0, ${shareOf(field)}fr)`).join(' ');

/** The first required reference of a row: what rows are made for. Many of it cannot be picked before what narrows it. */
const subjectOf = (fields: Readonly<Record<string, Field>>) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'reference' && field.required && !field.filterBy ? [{ name, field }] : [],
  )[0];

interface RowsInputProps extends Omit<FieldItemProps, 'field' | 'fields' | 'listPath'> {
  field: FieldOf<'rows'>;
  Item: ComponentType<FieldItemProps>;
}

export const RowsInput = ({ path, field, surroundings, Item }: RowsInputProps) => {
  const messages = surroundings.messagesAt(path);
  const id = inputId(path);
  const form = Form.useFormInstance();
  /** Titles of records that were picked here. */
  const [picked, setPicked] = useState<Record<string, string>>({});
  const isPhone = useScreen() === 'phone';
  const fields = Object.entries(field.fields);
  const isLine = !isPhone && fitsLine(Object.values(field.fields));
  const subject = subjectOf(field.fields);
  const around = { ...surroundings, references: { ...surroundings.references, ...picked } };
  const newRow = () => Object.fromEntries(fields.map(([name, sub]) => [name, emptyValueOf(sub)]));
  /** After the rows were drawn again; otherwise focus would be lost. */
  const focusLater = (target: string) =>
    requestAnimationFrame(() => document.getElementById(target)?.focus());
  const firstName = fields[0]?.[0] ?? '';
  const usedIds = (name: string): string[] =>
    ((form.getFieldValue(path) ?? []) as Record<string, unknown>[]).map((row) => String(row?.[name]));
  return (
    <Form.Item
      className={styles.wide}
      label={field.label}
      required={field.required}
      extra={field.help}
      help={messages && <ErrorText messages={messages} />}
      validateStatus={messages && 'error'}
      htmlFor={id}
    >
      <Form.List name={path}>
        {(rows, { add, remove, move }) => (
          <div
            className={rowStyles.rows}
            style={{ '--columns': columnsOf(Object.values(field.fields)) } as CSSProperties}
          >
            {isLine && rows.length > 0 && (
              <div className={compact.head} aria-hidden="true">
                <span />
                {fields.map(([name, sub]) => (
                  <span key={name}>
                    {sub.label} {sub.required && <span className={styles.star}>*</span>}
                  </span>
                ))}
                <span />
              </div>
            )}
            {rows.map(({ key, name: at }) => {
              const tools = (
                <span className={rowStyles.tools}>
                  <IconButton
                    size="small"
                    aria-label="Pindah ke atas"
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  >
                    <ArrowUp size={16} />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label="Pindah ke bawah"
                    disabled={at === rows.length - 1}
                    onClick={() => move(at, at + 1)}
                  >
                    <ArrowDown size={16} />
                  </IconButton>
                  <IconButton
                    size="small"
                    className={compact.remove}
                    aria-label={actions.remove}
                    onClick={() => {
                      remove(at);
                      focusLater(id);
                    }}
                  >
                    <Trash2 size={16} />
                  </IconButton>
                </span>
              );
              return (
                <fieldset key={key} className={isLine ? compact.row : rowStyles.row}>
                  <legend className="sr-only">{`${field.label} ${at + 1}`}</legend>
                  {isLine ? (
                    <span className={compact.number}>{at + 1}</span>
                  ) : (
                    <div className={rowStyles.head}>
                      <span>{at + 1}</span>
                      {tools}
                    </div>
                  )}
                  {fields.map(([name, sub]) => (
                    <Item
                      key={name}
                      path={[...path, at, name]}
                      listPath={[at, name]}
                      isInLine={isLine}
                      field={sub}
                      fields={field.fields}
                      surroundings={around}
                    />
                  ))}
                  {isLine && tools}
                </fieldset>
              );
            })}
            <div className={compact.buttons}>
              <Button
                id={id}
                tone="quiet"
                aria-label={`${actions.add} ${inSentence(field.label)}`}
                icon={<Plus size={16} />}
                disabled={field.max !== undefined && rows.length >= field.max}
                onClick={() => {
                  add(newRow());
                  focusLater(inputId([...path, rows.length, firstName]));
                }}
              >
                {actions.add} {inSentence(field.label)}
              </Button>
              {subject && (
                <RowsPicker
                  id={`${id}-picker`}
                  field={subject.field}
                  used={usedIds(subject.name)}
                  room={(field.max ?? Number.POSITIVE_INFINITY) - rows.length}
                  onPick={(titles) => {
                    setPicked((before) => ({ ...before, ...titles }));
                    for (const value of Object.keys(titles)) add({ ...newRow(), [subject.name]: value });
                    focusLater(id);
                  }}
                />
              )}
            </div>
          </div>
        )}
      </Form.List>
    </Form.Item>
  );
};
