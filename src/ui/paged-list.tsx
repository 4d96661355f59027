import type { ReactNode } from 'react';
import card from './card.module.css';
import { LoadState } from './load-state';
import { NothingFound } from './nothing-found';
import { Pager } from './pager';

interface PagedListProps<Row> {
  label: string;
  className?: string | undefined;
  rows: {
    data: Row[] | undefined;
    error: { message: string; request_id?: string } | null;
    onRetry: () => void;
    page: number;
    limit: number;
    total: number;
    onPage: (page: number) => void;
    onReset?: (() => void) | undefined;
  };
  unit: string;
  empty: ReactNode;
  children: (row: Row, nth: number) => ReactNode;
}

export const PagedList = <Row,>({
  label,
  className = '',
  rows,
  unit,
  empty,
  children,
}: PagedListProps<Row>) => {
  const { data, error, onRetry, page, limit, total, onPage, onReset } = rows;
  const nothing = onReset ? <NothingFound onReset={onReset} /> : empty;
  return (
    <>
      <section className={`${card.card} ${className}`} aria-label={label}>
        <LoadState data={data} error={error} onRetry={onRetry}>
          {(shown) => (shown.length > 0 ? shown.map(children) : total === 0 && nothing)}
        </LoadState>
      </section>
      {data && total > 0 && (
        <Pager page={page} limit={limit} total={total} shown={data.length} unit={unit} onPage={onPage} />
      )}
    </>
  );
};
