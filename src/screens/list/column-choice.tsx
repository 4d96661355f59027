import { Button, Checkbox, Popover } from 'antd';
import { Columns3 } from 'lucide-react';
import type { ResourceModel } from '../../core/schema/model';
import { fieldOf } from '../parts/system-fields';
import styles from './list.module.css';

interface ColumnChoiceProps {
  resource: ResourceModel;
  columns: string[];
  onChange: (columns: string[]) => void;
}

/** Which columns are shown; the one that names a record stays. */
export const ColumnChoice = ({ resource, columns, onChange }: ColumnChoiceProps) => {
  const options = resource.list.map((name) => ({
    value: name,
    label: fieldOf(resource, name).label,
    disabled: name === resource.title,
  }));
  const content = (
    <Checkbox.Group
      className={styles.columns}
      value={columns}
      options={options}
      onChange={(chosen) => onChange(resource.list.filter((name) => chosen.includes(name)))}
    />
  );
  return (
    <Popover trigger="click" placement="bottomRight" title="Kolom" content={content}>
      <Button icon={<Columns3 size={18} />} aria-label="Pilih kolom" title="Pilih kolom" />
    </Popover>
  );
};
