import { useSelect } from '@refinedev/antd';
import { useState } from 'react';
import { SEARCH, TITLES } from '../../core/entity/lookup';
import { inSentence } from '../../core/text/in-sentence';
import type { InputWiring } from '../parts';
import { GONE } from './cells';
import styles from './link.module.css';
import type { Reference } from './use-lookup';

/** Milliseconds in which another letter may still be typed. */
const PAUSE = 250;

const emptyWords = {
  idle: 'Data tidak ditemukan',
  busy: 'Memuat…',
  failed: 'Pilihan gagal dimuat. Ketik untuk mencoba lagi.',
};

/** Refine's select of records as ours: asked when it is opened, the latest search wins and shows nothing of the one before. */
export function useChoices(props: InputWiring, resource: string, chosen: string[]) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  /** Titles of all that was ever found, by id. */
  const [seen, setSeen] = useState(props.references);
  const learn = ({ data }: { data: Reference[] }) =>
    setSeen((before) => ({ ...before, ...Object.fromEntries(data.map(({ id, title }) => [id, title])) }));

  const { selectProps, query, defaultValueQuery } = useSelect<Reference>({
    resource,
    debounce: PAUSE,
    meta: TITLES,
    defaultValue: chosen.filter((id) => !(id in seen)),
    onSearch: (text) => {
      setSearched(text);
      return [{ field: SEARCH, operator: 'contains', value: text }];
    },
    queryOptions: { enabled: isOpen, onSuccess: learn },
    defaultValueQueryOptions: { enabled: true, onSuccess: learn },
    errorNotification: false,
  });

  const isBusy = query.isFetching || typed !== searched;
  const found = isBusy || query.isError ? [] : (query.data?.data ?? []);
  const unnamed = defaultValueQuery.isSuccess ? GONE : '…';
  return {
    showSearch: selectProps.showSearch,
    filterOption: selectProps.filterOption,
    id: props.id,
    className: styles.select,
    options: found.map(({ id, title }) => ({ value: id, label: title })),
    // What is chosen need not be among what is found.
    labelRender: ({ value }: { value?: string | number }) => seen[String(value)] ?? unnamed,
    loading: isOpen && isBusy,
    virtual: false,
    onSearch: (text: string) => {
      setTyped(text);
      selectProps.onSearch?.(text);
    },
    onDropdownVisibleChange: setOpen,
    notFoundContent: emptyWords[isBusy ? 'busy' : query.isError ? 'failed' : 'idle'],
    placeholder: props.field.placeholder ?? `Pilih ${inSentence(props.field.label)}`,
    allowClear: !props.field.required,
    status: props.invalid ? ('error' as const) : undefined,
    'aria-invalid': props.invalid || undefined,
    'aria-describedby': props.describedBy,
  };
}
