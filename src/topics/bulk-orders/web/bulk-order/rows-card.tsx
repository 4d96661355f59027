import { useState } from 'react';
import { Chips } from '../../../../ui/chips';
import { Button } from '../../../../ui/plain/button';
import { StepCard } from '../../../../ui/step-card';
import text from '../../../../ui/text.module.css';
import styles from './bulk-order.module.css';
import { copy } from './copy';
import { type DrawnRow, longList } from './drawn-rows';
import { LineRow } from './line-row';
import type { Confirmed, Question } from './use-lines';

interface RowsCardProps {
  rows: readonly DrawnRow[];
  isChecking: boolean;
  confirmed: Confirmed;
  onLine: (index: number, line: string) => void;
  onConfirm: (question: Question, lines: readonly string[], isConfirmed: boolean) => void;
  onEditText: () => void;
}

type Filter = '' | 'broken' | 'repeated' | 'foreign';

const fits: Record<Filter, (row: DrawnRow) => boolean> = {
  '': () => true,
  broken: ({ problem }) => problem !== null,
  repeated: ({ problem, duplicate }) => problem === null && duplicate !== null,
  foreign: ({ problem, operator }) => problem === null && operator !== null,
};

export const RowsCard = ({ rows, isChecking, confirmed, onLine, onConfirm, onEditText }: RowsCardProps) => {
  const [filter, setFilter] = useState<Filter>('');
  const count = (name: Filter) => rows.filter(fits[name]).length;
  // Falls back to all rows when the filter no longer matches any.
  const shown = count(filter) > 0 ? filter : '';
  const repeated = rows.filter((row) => fits.repeated(row) && !confirmed.again.has(row.line));
  const word = (label: string, name: Filter) => `${label} (${count(name)})`;

  return (
    <StepCard
      number={2}
      id="bulk-rows"
      title={copy.rows}
      aside={
        <Button tone="quiet" size="small" onClick={onEditText}>
          {copy.editText}
        </Button>
      }
    >
      <div className={styles.tools}>
        <Chips
          label={copy.filter}
          options={[
            { value: '', label: word(copy.all, '') },
            { value: 'broken', label: word(copy.broken, 'broken') },
            { value: 'repeated', label: word(copy.repeated, 'repeated') },
            ...(count('foreign') > 0 ? [{ value: 'foreign', label: word(copy.foreign, 'foreign') }] : []),
          ]}
          value={shown}
          onChange={(value) => setFilter(value as Filter)}
        />
        <span className={text.quiet} role="status">
          {isChecking ? copy.checking : ''}
        </span>
      </div>
      {repeated.length > 0 && (
        <Button
          tone="soft"
          size="small"
          className={styles.secondAll}
          onClick={() =>
            onConfirm(
              'again',
              repeated.map(({ line }) => line),
              true,
            )
          }
        >
          {copy.secondAll(repeated.length)}
        </Button>
      )}
      <div className={styles.head} aria-hidden="true">
        <span>{copy.row}</span>
        <span>{copy.order}</span>
        <span>{copy.item}</span>
        <span>{copy.target}</span>
        <span className={styles.price}>{copy.price}</span>
        <span>{copy.state}</span>
        <span />
      </div>
      <ol {...longList(rows)} className={styles.rows} aria-label={copy.rows} aria-busy={isChecking}>
        {rows.map((row, index) =>
          fits[shown](row) ? (
            <LineRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be alike; a row is identified by its position
              key={index}
              row={row}
              position={index + 1}
              confirmed={confirmed}
              onLine={(line) => onLine(index, line)}
              onConfirm={(question, isConfirmed) => onConfirm(question, [row.line], isConfirmed)}
            />
          ) : null,
        )}
      </ol>
    </StepCard>
  );
};
