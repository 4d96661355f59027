import { Button } from 'antd';
import { useState } from 'react';
import { number } from '../../../../core/format/number';
import { type CodeTable, isRounded, takeCodes } from '../../../../core/table-file/code-table';
import { leftRowsText } from '../../../../core/table-file/left-rows';
import { Checkbox } from '../../../../ui/plain/checkbox';
import { SelectField } from '../../../../ui/plain/select-field';
import styles from './text.module.css';

const SHOWN = 5;

export interface LinesFile {
  table: CodeTable;
  lines: readonly string[] | null;
}

interface LinesPreviewProps {
  file: LinesFile;
  onAdd: (lines: readonly string[]) => void;
  onCancel: () => void;
}

/** Previews the lines, so that a wrong column or encoding is noticed. */
export function LinesPreview({ file: { table, lines }, onAdd, onCancel }: LinesPreviewProps) {
  const [chosen, setChosen] = useState(lines ? null : table.guess);
  const [top, setTop] = useState(table.top);
  const whole = chosen === null;
  const { codes, left } = whole ? { codes: lines ?? [], left: [] } : takeCodes(table, chosen, top);
  const rounded = codes.filter(isRounded).length;
  const others = whole ? [] : table.columns.filter((column) => column.index !== chosen);
  return (
    <section className={styles.linesPreview} aria-label="Isi berkas" aria-live="polite">
      {table.columns.length > 1 && (
        <SelectField
          label="Kolom yang diambil"
          prompt="Pilih kolom"
          value={whole ? WHOLE : String(chosen)}
          options={[
            ...(lines ? [{ value: WHOLE, label: 'Seluruh baris' }] : []),
            ...table.columns.map((column) => ({ value: String(column.index), label: column.name })),
          ]}
          onChange={(value) => setChosen(value === WHOLE ? null : Number(value))}
        />
      )}
      {!whole && (
        <Checkbox
          checked={top > 0}
          onChange={(event) => setTop(event.target.checked ? Math.max(table.top, firstFilled(table)) : 0)}
        >
          {top > 1 ? `${number(top)} baris teratas adalah judul` : 'Baris pertama adalah judul'}
        </Checkbox>
      )}
      <strong>{number(codes.length)} baris akan ditambahkan</strong>
      <pre>{codes.slice(0, SHOWN).join('\n')}</pre>
      {codes.length > SHOWN && <span>dan {number(codes.length - SHOWN)} lainnya</span>}
      {others.length > 0 && (
        <span>Kolom yang tidak diambil: {others.map(({ name }) => name).join(', ')}.</span>
      )}
      {left.length > 0 && <span>Baris yang tidak diambil: {leftRowsText(left)}.</span>}
      {rounded > 0 && (
        <p role="alert">
          {number(rounded)} baris tertulis seperti 1,2E+15: angka terakhirnya sudah hilang di Excel. Ubah
          format kolomnya menjadi teks, lalu isi kodenya lagi.
        </p>
      )}
      <div>
        <Button type="primary" disabled={codes.length === 0 || rounded > 0} onClick={() => onAdd(codes)}>
          Tambahkan
        </Button>
        <Button onClick={onCancel}>Batal</Button>
      </div>
    </section>
  );
}

const WHOLE = 'baris';

const firstFilled = ({ rows }: CodeTable): number => rows.findIndex((row) => row.some(Boolean)) + 1;
