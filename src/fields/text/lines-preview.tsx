import { Button } from 'antd';
import { number } from '../../core/format/number';
import styles from './text.module.css';

const SHOWN = 5;

/** What a file would add, before it does: another column or another encoding is seen at once. */
export function LinesPreview({
  lines,
  onAdd,
  onCancel,
}: {
  lines: string[];
  onAdd: () => void;
  onCancel: () => void;
}) {
  return (
    <section className={styles.linesPreview} aria-label="Isi berkas" aria-live="polite">
      <strong>{number(lines.length)} baris dari berkas</strong>
      <pre>{lines.slice(0, SHOWN).join('\n')}</pre>
      {lines.length > SHOWN && <span>dan {number(lines.length - SHOWN)} lainnya</span>}
      <div>
        <Button type="primary" onClick={onAdd}>
          Tambahkan
        </Button>
        <Button onClick={onCancel}>Batal</Button>
      </div>
    </section>
  );
}
