import { date, dateTime, dayStart } from '../../../../core/format/date';
import { rupiah } from '../../../../core/format/money';
import { SelectField } from '../../../../ui/plain/select-field';
import { StepCard } from '../../../../ui/step-card';
import text from '../../../../ui/text.module.css';
import { isMonthFirst, readAmount, readOutcome, readTime } from '../../domain/cells';
import { type Column, type ColumnIndexes, columns } from '../../domain/columns';
import type { Table } from '../../domain/table';
import { copy } from './copy';
import styles from './reconciliation.module.css';

export type ColumnErrors = Partial<Record<Column, string>>;

interface ColumnsCardProps {
  table: Table;
  indexes: ColumnIndexes;
  errors: ColumnErrors;
  unmapped: number;
  onChoose: (indexes: ColumnIndexes) => void;
}

export const ColumnsCard = ({ table, indexes, errors, unmapped, onChoose }: ColumnsCardProps) => {
  const options = table.head.map((label, index) => ({ value: String(index), label }));
  const choose = (column: Column, value: string) => {
    const { [column]: _before, ...others } = indexes;
    onChoose(value === '' ? others : { ...others, [column]: Number(value) });
  };
  return (
    <StepCard number={2} id="reconcile-columns" title={copy.columns}>
      <div className={styles.columns}>
        {columns.map((column) => (
          <SelectField
            key={column}
            label={copy.names[column]}
            hint={hintOf(table, column, indexes[column])}
            error={errors[column]}
            optional={column !== 'amount'}
            prompt={column === 'amount' ? copy.pick : copy.none}
            options={options}
            value={indexes[column] === undefined ? '' : String(indexes[column])}
            onChange={(value) => choose(column, value)}
          />
        ))}
      </div>
      {unmapped > 0 && <p className={text.quiet}>{copy.unmapped(unmapped)}</p>}
      <p className={text.quiet}>{copy.columnsHint}</p>
    </StepCard>
  );
};

const SAMPLES = 3;

function hintOf({ rows }: Table, column: Column, index: number | undefined): string {
  if (index === undefined) return copy.hints[column];
  const cells = rows.map(({ cells }) => cells[index] ?? '');
  const samples = cells.filter(Boolean).slice(0, SAMPLES);
  const monthFirst = column === 'time' && isMonthFirst(cells);
  if (samples.length === 0) return copy.noExamples;
  return copy.examples(samples.map((cell) => readingOf(cell, column, monthFirst)).join(' · '));
}

/** Parsed cell; an unreadable one is shown with a question mark. */
function readingOf(cell: string, column: Column, monthFirst: boolean): string {
  if (column === 'amount') {
    const amount = readAmount(cell);
    return amount === undefined ? `${cell} (?)` : rupiah(amount);
  }
  if (column === 'status') return readOutcome(cell) === null ? `${cell} (?)` : cell;
  if (column !== 'time') return cell;
  const moment = readTime(cell, monthFirst);
  if (!moment) return `${cell} (?)`;
  return moment.at === null
    ? date(dayStart(moment.day))
    : dateTime(new Date(moment.at).toISOString(), { seconds: false });
}
