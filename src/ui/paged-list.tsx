import type { ReactNode } from 'react';
import card from './card.module.css';
import { LoadState } from './load-state';
import { Pager } from './pager';

interface PagedListProps<Row> {
  label: string;
  className?: string | undefined;
  /** The rows of a page; undefined until they are read. */
  data: Row[] | undefined;
  error: { message: string; request_id?: string } | null;
  onRetry: () => void;
  page: number;
  limit: number;
  total: number;
  /** What is counted: "transaksi". */
  unit: string;
  onPage: (page: number) => void;
  /** What stands where there is no row. */
  empty: ReactNode;
  children: (row: Row) => ReactNode;
}

/** A card of rows with its pager below; the page stands in the address. */
export const PagedList = <Row,>({
  label,
  className = '',
  data,
  error,
  onRetry,
  page,
  limit,
  total,
  unit,
  onPage,
  empty,
  children,
}: PagedListProps<Row>) => (
  <>
    <section className={`${card.card} ${className}`} aria-label={label}>
      <LoadState data={data} error={error} onRetry={onRetry}>
        {(rows) => (rows.length > 0 ? rows.map(children) : total === 0 && empty)}
      </LoadState>
    </section>
    {data && total > 0 && (
      <Pager page={page} limit={limit} total={total} shown={data.length} unit={unit} onPage={onPage} />
    )}
  </>
);
