import { CircleAlert, FileUp } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { pastedCells } from '../../../../core/table-file/pasted-cells';
import { readTableFile, TABLE_FILES } from '../../../../core/table-file/read-table-file';
import { FileRefused, UNREADABLE_FILE } from '../../../../core/table-file/refusal';
import { Dialog } from '../../../../ui/dialog';
import { Dismiss } from '../../../../ui/dismiss';
import { Button } from '../../../../ui/plain/button';
import { buttonClass } from '../../../../ui/plain/button-class';
import { TextArea } from '../../../../ui/plain/text-area';
import { StepCard } from '../../../../ui/step-card';
import textStyles from '../../../../ui/text.module.css';
import { hasOrders, type OrderTable, readOrderTable } from '../../../catalogue/domain/order-table';
import { MOST_BULK_ROWS } from '../../contract';
import styles from './bulk-order.module.css';
import { copy } from './copy';

/** A hundred times the size of a list of 500 orders. */
const LIMITS = { bytes: 2 * 1024 * 1024, unpacked: 8 * 1024 * 1024 };

/** Throws `FileRefused`. */
async function ordersOfFile(file: File): Promise<OrderTable> {
  const table = readOrderTable(await readTableFile(file, LIMITS, hasOrders));
  if (table.lines.length === 0) throw new FileRefused(copy.fileEmpty);
  return table;
}

const LONGEST = 200;

interface LinesCardProps {
  text: string;
  lines: readonly string[];
  isChecking: boolean;
  error: string | undefined;
  onText: (text: string) => void;
  onCheck: () => void;
}

export const LinesCard = ({ text, lines, isChecking, error, onText, onCheck }: LinesCardProps) => {
  const [refusal, setRefusal] = useState<string>();
  const [taken, setTaken] = useState<OrderTable>();
  const [waiting, setWaiting] = useState<OrderTable>();
  const long = lines.findIndex((line) => line.length > LONGEST);
  const wrong =
    lines.length > MOST_BULK_ROWS
      ? copy.tooMany(lines.length)
      : long >= 0
        ? copy.tooLong(long + 1)
        : undefined;

  const take = (found: OrderTable, before: readonly string[]) => {
    onText([...before, ...found.lines].join('\n'));
    setTaken(found);
    setWaiting(undefined);
  };

  /** Pasted tables with titles, headers or totals are parsed like a file. */
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = readOrderTable(pastedCells(event.clipboardData.getData('text/plain')));
    if (pasted.left.length === 0 || pasted.lines.length === 0) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const [before, behind] = [text.slice(0, selectionStart), text.slice(selectionEnd)];
    onText([before.trimEnd(), ...pasted.lines, behind.trimStart()].filter(Boolean).join('\n'));
    setTaken(pasted);
  };

  const read = async (file: File | undefined) => {
    if (!file) return;
    setRefusal(undefined);
    setTaken(undefined);
    try {
      const found = await ordersOfFile(file);
      if (lines.length > 0) setWaiting(found);
      else take(found, []);
    } catch (refused) {
      setRefusal(refused instanceof FileRefused ? refused.message : UNREADABLE_FILE);
    }
  };

  return (
    <StepCard number={1} id="bulk-lines" title={copy.write}>
      <form
        className={styles.lines}
        onSubmit={(event) => {
          event.preventDefault();
          if (lines.length > 0 && !wrong) onCheck();
        }}
      >
        <TextArea
          label={copy.lines}
          hint={lines.length > 0 ? copy.count(lines.length) : copy.linesHint}
          error={wrong ?? error}
          rows={10}
          value={text}
          placeholder={copy.example}
          spellCheck={false}
          autoCapitalize="characters"
          autoComplete="off"
          onPaste={paste}
          onChange={(event) => onText(event.target.value)}
        />
        <div className={styles.ways}>
          <label className={`${buttonClass({ tone: 'soft' })} ${styles.file}`}>
            <FileUp size={18} aria-hidden="true" />
            {copy.chooseFile}
            <input
              type="file"
              className="sr-only"
              accept={TABLE_FILES}
              aria-describedby="bulk-file-hint"
              onChange={(event) => {
                void read(event.target.files?.[0]);
                // Allows choosing the same file again after a correction.
                event.target.value = '';
              }}
            />
          </label>
          <Button type="submit" loading={isChecking} disabled={lines.length === 0 || wrong !== undefined}>
            {copy.check}
          </Button>
        </div>
        <p id="bulk-file-hint" className={textStyles.quiet}>
          {copy.fileHint}
        </p>
        {taken && <TakenWords taken={taken} />}
        {waiting && (
          <Dialog
            title={copy.standing(lines.length)}
            icon={FileUp}
            reason={copy.standingReason(waiting.lines.length)}
            onClose={() => setWaiting(undefined)}
            actions={
              <>
                <Button onClick={() => take(waiting, lines)}>{copy.append}</Button>
                <Button tone="soft" onClick={() => take(waiting, [])}>
                  {copy.replace}
                </Button>
                <Dismiss onClick={() => setWaiting(undefined)} />
              </>
            }
          />
        )}
        {refusal && (
          <p className={styles.bad} role="alert">
            <CircleAlert size={15} aria-hidden="true" />
            {refusal}
          </p>
        )}
      </form>
    </StepCard>
  );
};

const TakenWords = ({ taken: { lines, left, columns } }: { taken: OrderTable }) => (
  <p className={textStyles.quiet} role="status">
    {copy.taken(lines.length)} {left.length > 0 && copy.leftRows(left)}{' '}
    {columns.length > 0 && copy.leftColumns(columns)}
  </p>
);
