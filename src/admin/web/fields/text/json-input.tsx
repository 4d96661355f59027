import { Button, Input } from 'antd';
import { useState } from 'react';
import { fileLimit } from '../../../../core/format/file-size';
import { sameValue } from '../../../../core/value/same-value';
import { validatorOf } from '../../../schema/kinds';
import { JSON_LIMITS } from '../../../schema/kinds/json';
import { type InputOf, textWiringOf } from '../parts';
import styles from './text.module.css';

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value === undefined || value === null
      ? ''
      : JSON.stringify(value, null, 2);

/** The form holds the value, or the typed text while it cannot be read. */
export const JsonInput: InputOf<'json'> = (props) => {
  const { field, value, onChange, onError } = props;
  const { maxBytes = JSON_LIMITS.maxBytes, depth = JSON_LIMITS.depth } = field;
  const [typed, setTyped] = useState({ text: textOf(value), value });
  // A draft, an undo or another record replaces what was typed.
  const isReplaced = !sameValue(typed.value, value);
  const shown = isReplaced ? { text: textOf(value), value } : typed;
  if (isReplaced) setTyped(shown);

  const read = (text: string) => validatorOf({ ...field, required: false }).safeParse(text);
  const take = (text: string) => {
    const { data, error } = read(text);
    const next = error ? text : data;
    setTyped({ text, value: next });
    onChange(next);
    onError?.(error?.issues[0]?.message);
  };

  return (
    <div className={styles.jsonInput}>
      <Input.TextArea
        {...textWiringOf(props)}
        value={shown.text}
        onChange={(event) => take(event.target.value)}
        placeholder={field.placeholder ?? '{ "nama": "nilai" }'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        autoSize={{ minRows: 6, maxRows: 24 }}
      />
      <div className={styles.linesFoot}>
        <span>
          JSON, maksimal {fileLimit(maxBytes)} dan {depth} tingkat
        </span>
        <Button
          disabled={shown.text.trim() === '' || !read(shown.text).success}
          onClick={() => take(textOf(read(shown.text).data))}
        >
          Rapikan
        </Button>
      </div>
    </div>
  );
};
