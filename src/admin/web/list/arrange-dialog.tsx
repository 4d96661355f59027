import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useInvalidate, useList } from '@refinedev/core';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { number } from '../../../core/format/number';
import { asApiError } from '../../../platform/web/api-error';
import { Dialog } from '../../../ui/dialog';
import { Dismiss } from '../../../ui/dismiss';
import { useFeedback } from '../../../ui/feedback';
import { LoadState } from '../../../ui/load-state';
import { Button } from '../../../ui/plain/button';
import { IconButton } from '../../../ui/plain/icon-button';
import { SkeletonList } from '../../../ui/skeleton';
import { arrangeEndpoint } from '../../entity/action';
import type { EntityRow } from '../../entity/calls';
import type { ResourceModel } from '../../schema/model';
import { useCustomCall } from '../data/use-custom-call';
import { titleOf } from '../parts/system-fields';
import styles from './arrange.module.css';

interface ArrangeItemProps {
  id: string;
  title: string;
  position: number;
  isLast: boolean;
  onMove: (by: number) => void;
}

const ArrangeItem = ({ id, title, position, isLast, onMove }: ArrangeItemProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: 'dapat diurutkan' } });
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        className={styles.grip}
        {...attributes}
        {...listeners}
        aria-label={`Geser ${title}`}
      >
        <GripVertical size={18} />
      </IconButton>
      <span className={styles.slot}>{number(position)}</span>
      <span className={styles.name}>{title}</span>
      <IconButton aria-label={`Naikkan ${title}`} disabled={position === 1} onClick={() => onMove(-1)}>
        <ArrowUp size={16} />
      </IconButton>
      <IconButton aria-label={`Turunkan ${title}`} disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown size={16} />
      </IconButton>
    </li>
  );
};

const instructions =
  'Tekan spasi untuk mengangkat, panah atas atau bawah untuk memindahkan, spasi lagi untuk meletakkan, Escape untuk membatalkan.';

const announcementsFor = (nameOf: (id: unknown) => string): Announcements => ({
  onDragStart: ({ active }) => `${nameOf(active.id)} diangkat.`,
  onDragOver: ({ active, over }) =>
    over ? `${nameOf(active.id)} di tempat ${nameOf(over.id)}.` : `${nameOf(active.id)} di luar daftar.`,
  onDragEnd: ({ active, over }) =>
    over ? `${nameOf(active.id)} diletakkan di tempat ${nameOf(over.id)}.` : `${nameOf(active.id)} kembali.`,
  onDragCancel: ({ active }) => `Dibatalkan. ${nameOf(active.id)} kembali ke tempatnya.`,
});

/** One page of the API; of longer lists only the first records are ordered. */
const MOST = 100;

const ArrangeDialog = ({ resource, onClose }: { resource: ResourceModel; onClose: () => void }) => {
  const feedback = useFeedback();
  const invalidate = useInvalidate();
  const callCustom = useCustomCall();
  const { data, error, refetch } = useList<EntityRow>({
    resource: resource.name,
    pagination: { current: 1, pageSize: MOST },
    sorters: [{ field: resource.arrange ?? '', order: 'asc' }],
    errorNotification: false,
  });
  const [moved, setMoved] = useState<EntityRow[]>();
  const rows = moved ?? data?.data;
  const total = data?.total ?? 0;
  const [isSaving, setSaving] = useState(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const move = (from: number, to: number) => rows && setMoved(arrayMove(rows, from, to));
  const drop = ({ active, over }: DragEndEvent) => {
    if (!rows || !over || active.id === over.id) return;
    const at = (id: unknown) => rows.findIndex((row) => row.id === id);
    move(at(active.id), at(over.id));
  };

  const save = async () => {
    if (!rows) return;
    setSaving(true);
    try {
      await callCustom(arrangeEndpoint(resource), { body: { ids: rows.map(({ id }) => id) } });
      await invalidate({ resource: resource.name, invalidates: ['list', 'detail'] });
      feedback.success('Urutan disimpan.');
      onClose();
    } catch (error) {
      feedback.error(asApiError(error).message);
      setSaving(false);
    }
  };

  const nameOf = (id: unknown) => {
    const row = rows?.find((one) => one.id === id);
    return row ? titleOf(resource, row) : '';
  };

  return (
    <Dialog
      title={`Urutkan ${resource.label}`}
      reason={`Seret, atau pakai tombol panah. Yang teratas tampil lebih dulu.${total > MOST ? ` Ini ${number(MOST)} yang pertama dari ${number(total)}.` : ''}`}
      large
      onClose={onClose}
      actions={
        <>
          <Button loading={isSaving} disabled={!rows?.length} onClick={() => void save()}>
            Simpan Urutan
          </Button>
          <Dismiss onClick={onClose} />
        </>
      }
    >
      <LoadState
        data={rows}
        error={error && asApiError(error)}
        onRetry={refetch}
        skeleton={<SkeletonList rows={4} />}
      >
        {(ordered) => (
          <DndContext
            sensors={sensors}
            collisionDetection={closestCenter}
            onDragEnd={drop}
            accessibility={{
              announcements: announcementsFor(nameOf),
              screenReaderInstructions: { draggable: instructions },
              // An open dialog hides live regions outside it from screen readers.
              container: document.querySelector('dialog[open]') ?? document.body,
            }}
          >
            <SortableContext items={ordered.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
              <ol className={styles.list}>
                {ordered.map((row, at) => (
                  <ArrangeItem
                    key={row.id}
                    id={row.id}
                    title={titleOf(resource, row)}
                    position={at + 1}
                    isLast={at === ordered.length - 1}
                    onMove={(by) => move(at, at + by)}
                  />
                ))}
              </ol>
            </SortableContext>
          </DndContext>
        )}
      </LoadState>
    </Dialog>
  );
};

export default ArrangeDialog;
