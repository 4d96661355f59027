import { ArrowDown, ArrowUp, Pin } from 'lucide-react';
import { Button } from '../../../ui/plain/button';
import { IconButton } from '../../../ui/plain/icon-button';
import { Segmented } from '../../../ui/plain/segmented';
import styles from './column-panel.module.css';
import { type ColumnTableProps, useColumnTable } from './use-column-table';

interface ColumnPanelProps extends ColumnTableProps {
  /** False at a host that stores no layouts: then columns are chosen and ordered in the address alone. */
  isStored: boolean;
}

/** Chooses which columns a list shows, their order, which stay visible, and how tall its rows are. */
const ColumnPanel = (props: ColumnPanelProps) => {
  const { layout, isStored, onChange } = props;
  const table = useColumnTable(props);
  const columns = table.getAllLeafColumns();
  const move = (at: number, by: number) => {
    const order = columns.map(({ id }) => id);
    order.splice(at + by, 0, ...order.splice(at, 1));
    table.setColumnOrder(order);
  };
  return (
    <div className={styles.panel}>
      <fieldset className={styles.columns}>
        <legend>Kolom</legend>
        {columns.map((column, at) => {
          const label = String(column.columnDef.header);
          const isPinned = column.getIsPinned() !== false;
          return (
            <div key={column.id} className={styles.column}>
              <label>
                <input
                  type="checkbox"
                  checked={column.getIsVisible()}
                  disabled={!column.getCanHide()}
                  onChange={column.getToggleVisibilityHandler()}
                />
                <span>{label}</span>
              </label>
              {isStored && (
                <IconButton
                  size="small"
                  aria-label={`Sematkan kolom ${label}`}
                  title="Sematkan di awal"
                  aria-pressed={isPinned}
                  onClick={() => column.pin(isPinned ? false : 'left')}
                >
                  <Pin size={16} />
                </IconButton>
              )}
              <IconButton
                size="small"
                aria-label={`Majukan kolom ${label}`}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <ArrowUp size={16} />
              </IconButton>
              <IconButton
                size="small"
                aria-label={`Mundurkan kolom ${label}`}
                disabled={at === columns.length - 1}
                onClick={() => move(at, 1)}
              >
                <ArrowDown size={16} />
              </IconButton>
            </div>
          );
        })}
      </fieldset>
      {isStored && (
        <Segmented
          label="Tinggi baris"
          options={[
            { value: 'normal', label: 'Normal' },
            { value: 'compact', label: 'Rapat' },
          ]}
          value={layout.density}
          onChange={(density) => onChange({ density })}
        />
      )}
      <Button
        tone="link"
        size="small"
        onClick={() => onChange({ columns: [], widths: {}, pinned: [], density: 'normal' })}
      >
        Kembalikan susunan awal
      </Button>
    </div>
  );
};

export default ColumnPanel;
