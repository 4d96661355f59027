import { Button, Input } from 'antd';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { number } from '../../core/format/number';
import { firstCells } from '../../core/schema/csv-cells';
import { linesOf } from '../../core/schema/kinds/lines';
import { inSentence } from '../../core/text/in-sentence';
import type { InputOf } from '../parts';
import { LinesPreview } from './lines-preview';
import styles from './text.module.css';

/** A file of 5,000 lines is far smaller; a larger one is no list of lines. */
const MOST_BYTES = 2_000_000;

/** Many lines, typed, pasted, or read from a CSV or TXT file: shown first, then added to what stands there. */
export const LinesInput: InputOf<'lines'> = ({ id, value, onChange, invalid, describedBy, field }) => {
  const text = Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : '';
  const file = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const [found, setFound] = useState<string[]>();

  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    target.value = '';
    if (!chosen) return;
    if (chosen.size > MOST_BYTES) {
      setRefused('Ukuran berkas maksimal 2 MB.');
      return;
    }
    const content = await chosen.text();
    const lines = /\.csv$/i.test(chosen.name) ? firstCells(content) : linesOf(content);
    setFound(lines.length > 0 ? lines : undefined);
    setRefused(lines.length > 0 ? undefined : 'Berkas ini tidak berisi baris.');
  };

  const add = (lines: string[]) => {
    onChange([text.trimEnd(), ...lines].filter((line) => line !== '').join('\n'));
    setFound(undefined);
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
          aria-label={`Berkas ${inSentence(field.label)}`}
          onChange={(event) => void read(event)}
        />
      </div>
      {found && <LinesPreview lines={found} onAdd={() => add(found)} onCancel={() => setFound(undefined)} />}
      {refused && <p role="alert">{refused}</p>}
    </div>
  );
};
