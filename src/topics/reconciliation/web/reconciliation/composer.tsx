import { useMemo, useState } from 'react';
import { dayPresets } from '../../../../core/format/days';
import { readTableFile } from '../../../../core/table-file/read-table-file';
import { FileRefused, UNREADABLE_FILE } from '../../../../core/table-file/refusal';
import type { ApiError } from '../../../../platform/web/api-error';
import { useQuietCall } from '../../../../platform/web/use-call';
import bottom from '../../../../ui/bottom-bar.module.css';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { Refusal } from '../../../../ui/plain/refusal';
import { serverNow } from '../../../../ui/server-clock';
import { useFirstInvalid } from '../../../../ui/use-first-invalid';
import { useOnline } from '../../../../ui/use-online';
import {
  getReconciliationColumns,
  LONGEST_CELL,
  type Matching,
  MOST_DAYS,
  MOST_FILE_ROWS,
} from '../../contract';
import {
  type ColumnIndexes,
  type ColumnNames,
  columns,
  guessColumns,
  missingColumn,
  rememberedIndexes,
} from '../../domain/columns';
import { mappedRows, readTable, type SpanOfTimes, spanOfTimes, type Table } from '../../domain/table';
import { type ColumnErrors, ColumnsCard } from './columns-card';
import { copy } from './copy';
import { type ChosenSpan, FileCard } from './file-card';
import styles from './reconciliation.module.css';
import type { Work } from './use-work';

const LIMITS = { bytes: 4 * 1024 * 1024, unpacked: 32 * 1024 * 1024 };

interface ComposerProps {
  work: Work;
  isBusy: boolean;
  failure: ApiError | null;
  onChange: (patch: Partial<Work>) => void;
  onMatch: (asked: Matching) => void;
}

export const Composer = ({ work, isBusy, failure, onChange, onMatch }: ComposerProps) => {
  const online = useOnline();
  const remembered = useQuietCall(getReconciliationColumns)?.names ?? null;
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [errors, setErrors] = useState<ColumnErrors>({});
  const form = useFirstInvalid(failure ?? errors);
  const table = work.file?.table ?? null;
  const indexes = useMemo<ColumnIndexes>(
    () => (table ? (work.indexes ?? initialIndexes(table, remembered)) : {}),
    [table, work.indexes, remembered],
  );
  const rows = useMemo(() => (table ? mappedRows(table, indexes) : []), [table, indexes]);
  const times = useMemo(
    () => (table && indexes.time !== undefined ? spanOfTimes(table, indexes.time, MOST_DAYS) : null),
    [table, indexes.time],
  );
  const span = spanFor(work.span, times);

  const read = async (file: File) => {
    setRefusal(undefined);
    setReading(true);
    try {
      const found = tableOf(await readTableFile(file, LIMITS, (rows) => tableOf(rows) !== null));
      const refused = refusalOf(found);
      if (refused || !found) throw new FileRefused(refused);
      setErrors({});
      onChange({ file: { name: file.name, table: found }, indexes: null, span: null });
    } catch (failure) {
      setRefusal(failure instanceof FileRefused ? failure.message : UNREADABLE_FILE);
    }
    setReading(false);
  };

  const choose = (next: ColumnIndexes) => {
    setErrors({});
    onChange({ indexes: next });
  };

  const match = () => {
    if (!table) return;
    const wrong = errorsOf(indexes);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || !span.days) return;
    onMatch({
      ...span.days,
      with_mutations: work.withMutations,
      names: namesOf(table, indexes),
      rows,
    });
  };

  return (
    <form
      ref={form}
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        match();
      }}
    >
      <FileCard
        file={work.file}
        isReading={isReading}
        refusal={refusal}
        span={span}
        withMutations={work.withMutations}
        onFile={(file) => void read(file)}
        onSpan={(next) => onChange({ span: next })}
        onMutations={(withMutations) => onChange({ withMutations })}
      />
      {table && (
        <>
          <ColumnsCard
            {...{ table, indexes, errors }}
            unmapped={table.rows.length - rows.length}
            onChoose={choose}
          />
          {!online && <Notice>{copy.offline}</Notice>}
          <Refusal error={failure} />
          <div className={bottom.bar} data-sticky-action="">
            <Button
              type="submit"
              size="large"
              className={styles.match}
              loading={isBusy}
              disabled={!online || !span.days}
            >
              {copy.match(rows.length)}
            </Button>
          </div>
        </>
      )}
    </form>
  );
};

const tableOf = (rows: string[][]): Table | null => readTable(rows, LONGEST_CELL);

function refusalOf(table: Table | null): string | undefined {
  if (!table) return copy.noTable;
  if (table.rows.length === 0) return copy.noRows;
  return table.rows.length > MOST_FILE_ROWS ? copy.tooMany(table.rows.length) : undefined;
}

const initialIndexes = ({ head }: Table, names: ColumnNames | null): ColumnIndexes =>
  (names && rememberedIndexes(head, names)) ?? guessColumns(head);

const namesOf = ({ head }: Table, indexes: ColumnIndexes): ColumnNames =>
  Object.fromEntries(
    columns.flatMap((column) => {
      const index = indexes[column];
      return index === undefined ? [] : [[column, head[index] ?? '']];
    }),
  );

function spanFor(chosen: Work['span'], times: SpanOfTimes | null): ChosenSpan {
  if (chosen) return { ...chosen, days: whole(chosen), from_file: null };
  if (times) {
    const { isCut, ...days } = times;
    return { ...days, days, from_file: isCut ? 'cut' : 'whole' };
  }
  const days = (dayPresets.find(({ name }) => name === '30') ?? dayPresets[0])?.of(serverNow());
  return { ...days, days: days ?? null, from_file: null };
}

function whole({ from, to }: { from?: string; to?: string }): { from: string; to: string } | null {
  if (!from || !to || to < from) return null;
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 < MOST_DAYS ? { from, to } : null;
}

function errorsOf(indexes: ColumnIndexes): ColumnErrors {
  const missing = missingColumn(indexes);
  const errors: ColumnErrors = {};
  if (missing === 'amount') errors.amount = copy.needAmount;
  if (missing === 'ref') errors.ref = copy.needRef;
  for (const column of columns) {
    const index = indexes[column];
    const other = columns.find((one) => one !== column && indexes[one] === index);
    if (index !== undefined && other && columns.indexOf(other) < columns.indexOf(column)) {
      errors[column] = copy.twice(copy.names[other]);
    }
  }
  return errors;
}
