import { useEffect, useState } from 'react';
import { inSentence } from '../../../../core/text/in-sentence';
import { CheckList } from '../../../../ui/check-list';
import { SearchInput } from '../../../../ui/search-input';
import { useLookup } from '../../fields/link/use-lookup';
import { useTitles } from '../../fields/link/use-titles';
import styles from '../list.module.css';

interface ReferenceFilterProps {
  label: string;
  resource: string;
  values: string[];
  onChange: (values: string[]) => void;
}

export const ReferenceFilter = ({ label, resource, values, onChange }: ReferenceFilterProps) => {
  const [text, setText] = useState('');
  const { found, stage, seen, search } = useLookup(resource);
  const named = useTitles(resource, values, seen);
  useEffect(() => void search(text), [search, text]);

  const selected = values.map((value) => ({ value, label: named[value] ?? '…' }));
  const rest = found.flatMap(({ id, title }) => (values.includes(id) ? [] : [{ value: id, label: title }]));
  return (
    <div className={styles.reference}>
      <CheckList label={label} options={[...selected, ...rest]} values={values} onChange={onChange} />
      {stage === 'failed' && <p role="alert">Pilihan gagal dimuat. Cari untuk mencoba lagi.</p>}
      <SearchInput label={`Cari ${inSentence(label)}`} value={text} onSearch={setText} />
    </div>
  );
};
