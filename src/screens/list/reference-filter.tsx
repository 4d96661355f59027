import { useEffect, useState } from 'react';
import { useFieldDoors } from '../../fields/doors';
import { CheckList } from '../../ui/check-list';
import { SearchInput } from '../../ui/search-input';
import styles from './list.module.css';

interface ReferenceFilterProps {
  label: string;
  resource: string;
  values: string[];
  onChange: (values: string[]) => void;
}

interface Choice {
  value: string;
  label: string;
}

const asChoices = (rows: { id: string; title: string }[]): Choice[] =>
  rows.map(({ id, title }) => ({ value: id, label: title }));

/** Records to filter by: the chosen ones stay in sight, others are found by their title. */
export const ReferenceFilter = ({ label, resource, values, onChange }: ReferenceFilterProps) => {
  const { lookup, titles } = useFieldDoors();
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<Choice[]>([]);
  const [chosen, setChosen] = useState<Choice[]>([]);
  const ids = values.join(',');

  useEffect(() => {
    let stale = false;
    void lookup(resource, search).then((rows) => stale || setFound(asChoices(rows)));
    return () => {
      stale = true;
    };
  }, [lookup, resource, search]);

  useEffect(() => {
    let stale = false;
    if (ids) void titles(resource, ids.split(',')).then((rows) => stale || setChosen(asChoices(rows)));
    return () => {
      stale = true;
    };
  }, [titles, resource, ids]);

  const kept = chosen.filter(({ value }) => values.includes(value));
  const rest = found.filter(({ value }) => !kept.some((choice) => choice.value === value));
  return (
    <div className={styles.reference}>
      <CheckList label={label} options={[...kept, ...rest]} values={values} onChange={onChange} />
      <SearchInput label={`Cari ${label.toLowerCase()}`} value={search} onSearch={setSearch} />
    </div>
  );
};
