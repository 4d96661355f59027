import { Columns3 } from 'lucide-react';
import type { ResourceModel } from '../../core/schema/model';
import { CheckList } from '../../ui/check-list';
import { buttonClass } from '../../ui/plain/button-class';
import { Popover } from '../../ui/popover';
import { fieldOf } from '../parts/system-fields';
import styles from './list.module.css';

interface ColumnChoiceProps {
  resource: ResourceModel;
  columns: readonly string[];
  onChange: (columns: string[]) => void;
}

/** The column that names a record cannot be hidden. */
export const ColumnChoice = ({ resource, columns, onChange }: ColumnChoiceProps) => (
  <Popover
    setsQuery
    label="Pilih kolom"
    buttonClass={buttonClass({ tone: 'quiet' })}
    button={<Columns3 size={18} aria-hidden="true" />}
  >
    {() => (
      <div className={styles.filters}>
        <CheckList
          label="Kolom"
          values={columns}
          options={resource.list.map((name) => ({
            value: name,
            label: fieldOf(resource, name).label,
            disabled: name === resource.title,
          }))}
          onChange={(chosen) => onChange(resource.list.filter((name) => chosen.includes(name)))}
        />
      </div>
    )}
  </Popover>
);
