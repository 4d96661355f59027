import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { COLUMN_WIDTH } from '../../../core/contract/list-view';
import { fieldOf } from '../parts/system-fields';
import styles from './entity-table.module.css';
import { type ColumnTableProps, useColumnTable } from './use-column-table';

/** Pixels of one press of an arrow key. */
const STEP = 16;

/** Edge of a column head: dragged, or moved by the arrow keys; a double press or Delete gives the width back. */
const ColumnHandle = ({ name, ...props }: ColumnTableProps & { name: string }) => {
  const handle = useRef<HTMLHRElement>(null);
  const [drawn, setDrawn] = useState<number>(COLUMN_WIDTH.min);
  const { widths } = props.layout;
  const measure = () => setDrawn(handle.current?.closest('th')?.offsetWidth ?? COLUMN_WIDTH.min);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width is another one to measure
  useLayoutEffect(measure, [widths[name]]);
  const table = useColumnTable({
    ...props,
    layout: { ...props.layout, widths: { ...widths, [name]: widths[name] ?? drawn } },
  });
  const header = table.getFlatHeaders().find(({ id }) => id === name);
  const resize = header?.getResizeHandler();
  const { isResizingColumn, deltaOffset } = table.getState().columnSizingInfo;

  const free = () => {
    const { [name]: _, ...rest } = widths;
    props.onChange({ widths: rest });
  };
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') free();
    const isForward = event.key === 'ArrowRight';
    if (!isForward && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    const grows = isForward === (document.documentElement.dir !== 'rtl');
    const now = handle.current?.closest('th')?.offsetWidth ?? drawn;
    table.setColumnSizing((before) => ({ ...before, [name]: now + (grows ? STEP : -STEP) }));
  };

  return (
    <hr
      ref={handle}
      className={styles.handle}
      aria-orientation="vertical"
      aria-label={`Lebar kolom ${fieldOf(props.resource, name).label}`}
      aria-valuenow={drawn}
      aria-valuemin={COLUMN_WIDTH.min}
      aria-valuemax={COLUMN_WIDTH.max}
      tabIndex={0}
      data-resizing={isResizingColumn === name || undefined}
      style={isResizingColumn === name ? { translate: `${deltaOffset ?? 0}px` } : undefined}
      onPointerEnter={measure}
      onMouseDown={resize}
      onTouchStart={resize}
      onDoubleClick={free}
      onKeyDown={steer}
    />
  );
};

export default ColumnHandle;
