import { useSortable } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { number } from '../../core/format/number';
import styles from './arrange.module.css';

interface ArrangeItemProps {
  id: string;
  title: string;
  place: number;
  isLast: boolean;
  onMove: (by: number) => void;
}

export const ArrangeItem = ({ id, title, place, isLast, onMove }: ArrangeItemProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: 'dapat diurutkan' } });
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.grip}
        {...attributes}
        {...listeners}
        aria-label={`Geser ${title}`}
      >
        <GripVertical size={18} aria-hidden="true" />
      </button>
      <span className={styles.place}>{number(place)}</span>
      <span className={styles.name}>{title}</span>
      <button
        type="button"
        className={styles.step}
        aria-label={`Naikkan ${title}`}
        disabled={place === 1}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={16} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.step}
        aria-label={`Turunkan ${title}`}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={16} aria-hidden="true" />
      </button>
    </li>
  );
};
