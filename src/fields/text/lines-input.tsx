import { Button, Input } from 'antd';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { number } from '../../core/format/number';
import { linesOf } from '../../core/schema/kinds/lines';
import type { InputOf } from '../parts';
import styles from './text.module.css';

/** A file of 5,000 lines is far smaller; a larger one is no list of lines. */
const MOST_BYTES = 2_000_000;

/** Many lines, typed, pasted, or read from a CSV or TXT file, which is added to what stands there. */
export const LinesInput: InputOf<'lines'> = ({ id, value, onChange, invalid, describedBy, field }) => {
  const text = Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : '';
  const file = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();

  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    target.value = '';
    if (!chosen) return;
    if (chosen.size > MOST_BYTES) {
      setRefused('Ukuran berkas maksimal 2 MB.');
      return;
    }
    setRefused(undefined);
    const found = linesOf(await chosen.text());
    onChange([text.trimEnd(), ...found].filter((line) => line !== '').join('\n'));
  };

  const count = linesOf(text).length;
  return (
    <div className={styles.linesInput}>
      <Input.TextArea
        id={id}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        placeholder={field.placeholder}
        autoComplete="off"
        spellCheck={false}
        status={invalid ? 'error' : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-required={field.required || undefined}
        rows={8}
      />
      <div className={styles.linesFoot}>
        <span aria-live="polite">
          {number(count)} dari {number(field.max ?? 5_000)} baris
        </span>
        <Button icon={<FileUp size={16} aria-hidden="true" />} onClick={() => file.current?.click()}>
          Ambil dari CSV atau TXT
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={`Berkas ${field.label.toLowerCase()}`}
          onChange={(event) => void read(event)}
        />
      </div>
      {refused && <p role="alert">{refused}</p>}
    </div>
  );
};
