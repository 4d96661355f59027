import { Button, Select } from 'antd';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { actions } from '../../../core/text/actions';
import { inSentence } from '../../../core/text/in-sentence';
import type { FieldOf } from '../../schema/field';
import { useChoices } from '../fields/link/use-choices';
import styles from './rows-input.module.css';

interface RowsPickerProps {
  id: string;
  /** The field of a row that refers to a record. */
  field: FieldOf<'reference'>;
  /** Ids that rows hold already. */
  used: readonly string[];
  /** Number of rows that may still be added. */
  room: number;
  /** Titles by id; none if the person picked nothing. */
  onPick: (titles: Record<string, string>) => void;
}

/** Adds a row for each of several records, picked at once. */
export const RowsPicker = (props: RowsPickerProps) => {
  const [isOpen, setOpen] = useState(false);
  const pick: RowsPickerProps['onPick'] = (titles) => {
    setOpen(false);
    props.onPick(titles);
  };
  return isOpen ? (
    <OpenPicker {...props} onPick={pick} />
  ) : (
    <Button icon={<ListPlus size={16} />} disabled={props.room === 0} onClick={() => setOpen(true)}>
      Pilih beberapa {inSentence(props.field.label)}
    </Button>
  );
};

const OpenPicker = ({ id, field, used, room, onPick }: RowsPickerProps) => {
  const [ids, setIds] = useState<string[]>([]);
  const word = inSentence(field.label);
  const label = `Pilih beberapa ${word}`;
  const wiring = { name: [id], id, field: { label, placeholder: label }, value: ids, invalid: false };
  const choices = useChoices({ ...wiring, onChange: () => undefined, references: {} }, field.to, ids);
  return (
    <div className={styles.picker}>
      <Select
        {...choices}
        autoFocus
        aria-label={label}
        mode="multiple"
        maxCount={room}
        options={choices.options.filter(({ value }) => !used.includes(value))}
        value={ids}
        onChange={setIds}
      />
      <Button
        type="primary"
        disabled={ids.length === 0}
        onClick={() =>
          onPick(Object.fromEntries(ids.map((value) => [value, choices.labelRender({ value })])))
        }
      >
        {`${actions.add} ${ids.length || ''} ${word}`}
      </Button>
      <Button onClick={() => onPick({})}>{actions.cancel}</Button>
    </div>
  );
};
