import { useDataProvider } from '@refinedev/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useFeedback } from '../../../ui/feedback';
import { Button } from '../../../ui/plain/button';
import { useKey } from '../../../ui/use-key';
import type { EntityRow } from '../../entity/calls';
import type { ResourceModel } from '../../schema/model';
import { type ListState, refineParams } from '../list/list-state';

/** Page of a list from which a record was opened: its records in their order. */
export interface FromList {
  ids: readonly string[];
  list: ListState;
  total: number;
}

interface NeighboursProps {
  resource: ResourceModel;
  from: FromList | undefined;
  id: string;
  inDialog?: boolean;
  /** The page is another one behind its last or before its first record. */
  onOpen: (id: string, from: FromList) => void;
}

/** Leads to the record before and after this one in its list, also of the next page, by buttons and by the keys K and J. */
export const Neighbours = ({ resource, from, id, inDialog = false, onOpen }: NeighboursProps) => {
  const dataProvider = useDataProvider();
  const feedback = useFeedback();
  const isTurning = useRef(false);
  const at = from?.ids.indexOf(id) ?? -1;

  const turn = async ({ list }: FromList, by: 1 | -1) => {
    if (isTurning.current) return;
    isTurning.current = true;
    await feedback.attempt(async () => {
      const next = { ...list, page: list.page + by };
      const { getList } = dataProvider();
      const { data, total } = await getList<EntityRow>({ resource: resource.name, ...refineParams(next) });
      const ids = data.map((row) => row.id);
      const found = by > 0 ? ids[0] : ids.at(-1);
      if (found) onOpen(found, { ids, list: next, total });
    });
    isTurning.current = false;
  };
  const stepBy = (by: 1 | -1): (() => void) | null => {
    if (!from || at < 0) return null;
    const next = from.ids[at + by];
    if (next) return () => onOpen(next, from);
    const { page, limit } = from.list;
    const hasPage = by > 0 ? page * limit < from.total : page > 1;
    return hasPage ? () => void turn(from, by) : null;
  };

  const [before, after] = [stepBy(-1), stepBy(1)];
  useKey({ key: 'k', label: 'Data sebelumnya', inDialog }, before);
  useKey({ key: 'j', label: 'Data berikutnya', inDialog }, after);
  if (!before && !after) return null;
  return (
    <>
      <Button
        tone="quiet"
        aria-label="Data sebelumnya"
        title="Data sebelumnya (K)"
        aria-disabled={!before}
        onClick={() => before?.()}
      >
        <ChevronLeft size={18} />
      </Button>
      <Button
        tone="quiet"
        aria-label="Data berikutnya"
        title="Data berikutnya (J)"
        aria-disabled={!after}
        onClick={() => after?.()}
      >
        <ChevronRight size={18} />
      </Button>
    </>
  );
};

/** What a list handed to the page of one of its records, in the state of the history entry. */
export const fromListIn = (state: unknown): FromList | undefined => {
  const from = (state as { from?: Partial<FromList> } | null)?.from;
  return Array.isArray(from?.ids) && typeof from.list?.page === 'number' ? (from as FromList) : undefined;
};
