import { Button, Form } from 'antd';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { actions } from '../../../core/text/actions';
import { inSentence } from '../../../core/text/in-sentence';
import type { FieldOf } from '../../schema/field';
import { emptyValueOf } from '../../schema/kinds';
import rowStyles from '../fields/rows/rows.module.css';
import { ErrorText } from './error-text';
import { inputId } from './field-errors';
import type { FieldItemProps } from './field-item-props';
import styles from './form.module.css';

interface RowsInputProps extends Omit<FieldItemProps, 'field' | 'fields' | 'listPath'> {
  field: FieldOf<'rows'>;
  Item: ComponentType<FieldItemProps>;
}

export const RowsInput = ({ path, field, surroundings, Item }: RowsInputProps) => {
  const messages = surroundings.messagesAt(path);
  const id = inputId(path);
  const newRow = () =>
    Object.fromEntries(Object.entries(field.fields).map(([name, sub]) => [name, emptyValueOf(sub)]));
  /** After the rows were drawn again; otherwise focus would be lost. */
  const focusLater = (target: string) =>
    requestAnimationFrame(() => document.getElementById(target)?.focus());
  const firstName = Object.keys(field.fields)[0] ?? '';
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
          <div className={rowStyles.rows}>
            {rows.map(({ key, name: at }) => (
              <fieldset key={key} className={rowStyles.row}>
                <legend className="sr-only">{`${field.label} ${at + 1}`}</legend>
                <div className={rowStyles.head}>
                  <span>{at + 1}</span>
                  <span className={rowStyles.tools}>
                    <Button
                      type="text"
                      icon={<ArrowUp size={16} />}
                      aria-label="Pindah ke atas"
                      disabled={at === 0}
                      onClick={() => move(at, at - 1)}
                    />
                    <Button
                      type="text"
                      icon={<ArrowDown size={16} />}
                      aria-label="Pindah ke bawah"
                      disabled={at === rows.length - 1}
                      onClick={() => move(at, at + 1)}
                    />
                    <Button
                      type="text"
                      danger
                      icon={<Trash2 size={16} />}
                      aria-label={actions.remove}
                      onClick={() => {
                        remove(at);
                        focusLater(id);
                      }}
                    />
                  </span>
                </div>
                {Object.entries(field.fields).map(([name, sub]) => (
                  <Item
                    key={name}
                    path={[...path, at, name]}
                    listPath={[at, name]}
                    field={sub}
                    fields={field.fields}
                    surroundings={surroundings}
                  />
                ))}
              </fieldset>
            ))}
            <Button
              id={id}
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
          </div>
        )}
      </Form.List>
    </Form.Item>
  );
};
