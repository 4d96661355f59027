import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/plain/button';
import { useKey } from '../../../ui/use-key';

interface NeighboursProps {
  /** Records in the order of the list from which this one was opened. */
  ids: readonly string[];
  id: string;
  inDialog?: boolean;
  onOpen: (id: string) => void;
}

/** Leads to the record before and after this one, by buttons and by the keys K and J. */
export const Neighbours = ({ ids, id, inDialog = false, onOpen }: NeighboursProps) => {
  const at = ids.indexOf(id);
  const before = ids[at - 1];
  const after = at < 0 ? undefined : ids[at + 1];
  useKey({ key: 'k', label: 'Data sebelumnya', inDialog }, before ? () => onOpen(before) : null);
  useKey({ key: 'j', label: 'Data berikutnya', inDialog }, after ? () => onOpen(after) : null);
  if (!before && !after) return null;
  return (
    <>
      <Button
        tone="quiet"
        aria-label="Data sebelumnya"
        title="Data sebelumnya (K)"
        aria-disabled={!before}
        onClick={() => before && onOpen(before)}
      >
        <ChevronLeft size={18} aria-hidden="true" />
      </Button>
      <Button
        tone="quiet"
        aria-label="Data berikutnya"
        title="Data berikutnya (J)"
        aria-disabled={!after}
        onClick={() => after && onOpen(after)}
      >
        <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </>
  );
};

/** Ids that a list handed to the page of one of its records, in the state of the history entry. */
export const idsIn = (state: unknown): string[] => {
  const ids = (state as { ids?: unknown } | null)?.ids;
  return Array.isArray(ids) ? ids.filter((one) => typeof one === 'string') : [];
};
