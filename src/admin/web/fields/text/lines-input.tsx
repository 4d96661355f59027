import { Button, Input } from 'antd';
import { FileUp } from 'lucide-react';
import { type ClipboardEvent, useRef, useState } from 'react';
import { number } from '../../../../core/format/number';
import { readCodeTable } from '../../../../core/table-file/code-table';
import { pastedCells } from '../../../../core/table-file/pasted-cells';
import { readTableFile, readTextFile, TABLE_FILES } from '../../../../core/table-file/read-table-file';
import { FileRefused, UNREADABLE_FILE } from '../../../../core/table-file/refusal';
import { inSentence } from '../../../../core/text/in-sentence';
import { useFileChoice } from '../../../../ui/use-file-choice';
import { linesOf } from '../../../schema/kinds/lines';
import { type InputOf, textWiringOf } from '../parts';
import { type LinesFile, LinesPreview } from './lines-preview';
import styles from './text.module.css';

/** Far larger than a file of 5,000 lines. */
const LIMITS = { bytes: 2 * 1024 * 1024, unpacked: 8 * 1024 * 1024 };

/** Table and plain lines of a file. Throws `FileRefused`. */
async function readLinesFile(file: File): Promise<LinesFile> {
  const table = readCodeTable(await readTableFile(file, LIMITS));
  if (table.rows.slice(table.top).every((row) => !row.some(Boolean))) {
    throw new FileRefused('Berkas ini tidak berisi baris.');
  }
  const isText = /\.txt$/i.test(file.name);
  return { table, lines: isText ? linesOf(await readTextFile(file, LIMITS)) : null };
}

/** Lines typed, pasted, or read from a file; lines of a file are previewed. */
export const LinesInput: InputOf<'lines'> = (props) => {
  const { value, onChange, field } = props;
  const text = Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : '';
  const [refused, setRefused] = useState<string>();
  const [found, setFound] = useState<LinesFile>();
  const nth = useRef(0);
  const show = (shown: LinesFile) => {
    nth.current += 1;
    setFound(shown);
  };

  const read = async (chosen: File) => {
    setFound(undefined);
    setRefused(undefined);
    try {
      show(await readLinesFile(chosen));
    } catch (failure) {
      setRefused(failure instanceof FileRefused ? failure.message : UNREADABLE_FILE);
    }
  };

  const file = useFileChoice({
    label: `Berkas ${inSentence(field.label)}`,
    accept: TABLE_FILES,
    onChoose: ([chosen]) => void read(chosen),
  });

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!pasted.includes('\t')) return;
    event.preventDefault();
    setRefused(undefined);
    show({ table: readCodeTable(pastedCells(pasted)), lines: null });
  };

  const add = (lines: readonly string[]) => {
    onChange([text.trimEnd(), ...lines].filter((line) => line !== '').join('\n'));
    setFound(undefined);
  };

  const count = linesOf(text).length;
  return (
    <div className={styles.linesInput}>
      <Input.TextArea
        {...textWiringOf(props)}
        value={text}
        onPaste={paste}
        onChange={(event) => onChange(event.target.value)}
        placeholder={field.placeholder}
        autoComplete="off"
        spellCheck={false}
        rows={8}
      />
      <div className={styles.linesFoot}>
        <span aria-live="polite">
          {number(count)} dari {number(field.max ?? 5_000)} baris
        </span>
        <Button icon={<FileUp size={16} />} onClick={file.choose}>
          Ambil dari CSV, TXT, atau XLSX
        </Button>
        {file.input}
      </div>
      {found && (
        <LinesPreview key={nth.current} file={found} onAdd={add} onCancel={() => setFound(undefined)} />
      )}
      {refused && <p role="alert">{refused}</p>}
    </div>
  );
};
