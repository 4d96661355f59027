import { useList } from '@refinedev/core';
import { useState } from 'react';
import { inSentence } from '../../../../core/text/in-sentence';
import { CheckList } from '../../../../ui/check-list';
import { SearchInput } from '../../../../ui/search-input';
import type { EntityTitle } from '../../../entity/calls';
import { SEARCH, TITLES } from '../../../entity/lookup';
import { titlesOf, useTitles } from '../../fields/link/use-titles';
import styles from '../list.module.css';

interface ReferenceFilterProps {
  label: string;
  resource: string;
  values: string[];
  onChange: (values: string[]) => void;
}

export const ReferenceFilter = ({ label, resource, values, onChange }: ReferenceFilterProps) => {
  const [text, setText] = useState('');
  const [seen, setSeen] = useState<Record<string, string>>({});
  const { data, isError } = useList<EntityTitle>({
    resource,
    meta: TITLES,
    filters: [{ field: SEARCH, operator: 'contains', value: text }],
    queryOptions: { onSuccess: (found) => setSeen((before) => ({ ...before, ...titlesOf(found.data) })) },
    errorNotification: false,
  });
  const named = useTitles(resource, values, seen);

  const selected = values.map((value) => ({ value, label: named[value] ?? '…' }));
  const found = (data?.data ?? []).filter(({ id }) => !values.includes(id));
  const rest = found.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <div className={styles.reference}>
      <CheckList label={label} options={[...selected, ...rest]} values={values} onChange={onChange} />
      {isError && <p role="alert">Pilihan gagal dimuat. Cari untuk mencoba lagi.</p>}
      <SearchInput label={`Cari ${inSentence(label)}`} value={text} onSearch={setText} />
    </div>
  );
};
