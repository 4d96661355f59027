import { CircleAlert, FileSpreadsheet, FileUp } from 'lucide-react';
import { useState } from 'react';
import { TABLE_FILES } from '../../../../core/table-file/read-table-file';
import { DayRange } from '../../../../ui/day-range';
import { buttonClass } from '../../../../ui/plain/button-class';
import { Switch } from '../../../../ui/plain/switch';
import { StepCard } from '../../../../ui/step-card';
import text from '../../../../ui/text.module.css';
import { isJoinedName } from '../../domain/columns';
import type { Table } from '../../domain/table';
import { copy } from './copy';
import styles from './reconciliation.module.css';

export interface ChosenSpan {
  from?: string | undefined;
  to?: string | undefined;
  /** Null if the server would refuse them. */
  days: { from: string; to: string } | null;
  from_file: 'whole' | 'cut' | null;
}

interface FileCardProps {
  file: { name: string; table: Table } | null;
  isReading: boolean;
  refusal: string | undefined;
  span: ChosenSpan;
  withMutations: boolean;
  onFile: (file: File) => void;
  onSpan: (span: { from?: string; to?: string }) => void;
  onMutations: (wanted: boolean) => void;
}

export const FileCard = (props: FileCardProps) => {
  const { file, isReading, refusal, span, withMutations, onFile, onSpan, onMutations } = props;
  return (
    <StepCard number={1} id="reconcile-file" title={copy.file}>
      <Drop file={file} isReading={isReading} onFile={onFile} />
      {refusal && (
        <p className={styles.bad} role="alert">
          <CircleAlert size={15} aria-hidden="true" />
          {refusal}
        </p>
      )}
      {file && (
        <>
          <fieldset className={styles.period}>
            <legend className={styles.label}>{copy.period}</legend>
            <DayRange from={span.from} to={span.to} onChange={onSpan} />
            {!span.days && (
              <p className={styles.bad} role="alert">
                <CircleAlert size={15} aria-hidden="true" />
                {copy.wrongSpan}
              </p>
            )}
            {span.from_file && (
              <p className={text.quiet}>{span.from_file === 'cut' ? copy.cutToFile : copy.fromFile}</p>
            )}
          </fieldset>
          <Switch
            label={copy.mutations}
            hint={copy.mutationsHint}
            checked={withMutations}
            onChange={onMutations}
          />
        </>
      )}
    </StepCard>
  );
};

const Drop = ({ file, isReading, onFile }: Pick<FileCardProps, 'file' | 'isReading' | 'onFile'>) => {
  const [isOver, setOver] = useState(false);
  const take = (chosen: File | undefined) => chosen && onFile(chosen);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <FileSpreadsheet size={28} aria-hidden="true" className={styles.sheet} />
      <span className={styles.dropWords} role="status">
        {isReading && copy.reading}
        {!isReading && file && (
          <>
            <strong className={styles.name}>{file.name}</strong>
            <span className={text.quiet}>{copy.read(file.table.rows.length, ownColumns(file.table))}</span>
            {file.table.left.length > 0 && <span className={text.quiet}>{copy.left(file.table.left)}</span>}
          </>
        )}
        {!isReading && !file && copy.drop}
      </span>
      <label className={`${buttonClass({ tone: file ? 'quiet' : 'primary' })} ${styles.choose}`}>
        <FileUp size={18} aria-hidden="true" />
        {file ? copy.otherFile : copy.choose}
        <input
          type="file"
          className="sr-only"
          accept={TABLE_FILES}
          aria-describedby="reconcile-file-hint"
          onChange={(event) => {
            take(event.target.files?.[0]);
            // Allows choosing the same file again after a correction.
            event.target.value = '';
          }}
        />
      </label>
      <p id="reconcile-file-hint" className={`${text.quiet} ${styles.dropHint}`}>
        {copy.fileHint}
      </p>
    </div>
  );
};

const ownColumns = ({ head }: Table): number => head.filter((name) => !isJoinedName(name)).length;
