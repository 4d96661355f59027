import { useSelect } from '@refinedev/antd';
import { useState } from 'react';
import { entityMessages } from '../../../../core/text/entity';
import { inSentence } from '../../../../core/text/in-sentence';
import type { EntityTitle } from '../../../entity/calls';
import { narrowedTo, SEARCH, TITLES } from '../../../entity/lookup';
import { type InputWiring, wiringOf } from '../parts';
import { GONE } from './cells';
import styles from './link.module.css';
import { titlesOf } from './use-titles';

/** Debounce in milliseconds. */
const PAUSE = 250;

const emptyWords = {
  idle: 'Data tidak ditemukan',
  busy: 'Memuat…',
  failed: 'Pilihan gagal dimuat. Ketik untuk mencoba lagi.',
  missing: 'Server ini tidak menyediakan pilihan.',
};

/** Record select on Refine's hook: loads when opened; only the latest search counts. */
export function useChoices(props: InputWiring, resource: string, chosen: string[]) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const [seen, setSeen] = useState(props.references);
  const missing = props.narrowing?.missing;
  const learn = ({ data }: { data: EntityTitle[] }) =>
    setSeen((before) => ({ ...before, ...titlesOf(data) }));

  const { selectProps, query, defaultValueQuery } = useSelect<EntityTitle>({
    resource,
    debounce: PAUSE,
    meta: TITLES,
    filters: narrowedTo(props.narrowing?.filters),
    defaultValue: chosen.filter((id) => (seen[id] ?? id) === id),
    onSearch: (text) => {
      setSearched(text);
      return [{ field: SEARCH, operator: 'contains', value: text }];
    },
    queryOptions: { enabled: isOpen && missing === undefined, onSuccess: learn },
    defaultValueQueryOptions: { enabled: true, onSuccess: learn },
    errorNotification: false,
  });

  const isBusy = query.isFetching || typed !== searched;
  const found = isBusy || query.isError || missing !== undefined ? [] : (query.data?.data ?? []);
  const failure = (query.error as { status?: number } | null)?.status === 404 ? 'missing' : 'failed';
  const hint = missing === undefined ? undefined : entityMessages.fillFirst(missing);
  const unnamed = defaultValueQuery.isSuccess ? GONE : '…';
  return {
    showSearch: selectProps.showSearch,
    filterOption: selectProps.filterOption,
    ...wiringOf(props),
    className: styles.select,
    options: found.map(({ id, title }) => ({ value: id, label: title })),
    labelRender: ({ value }: { value?: string | number }) => seen[String(value)] ?? unnamed,
    loading: isOpen && isBusy,
    virtual: false,
    onSearch: (text: string) => {
      setTyped(text);
      selectProps.onSearch?.(text);
    },
    onOpenChange: setOpen,
    notFoundContent:
      missing === undefined ? emptyWords[isBusy ? 'busy' : query.isError ? failure : 'idle'] : hint,
    placeholder:
      missing === undefined ? (props.field.placeholder ?? `Pilih ${inSentence(props.field.label)}`) : hint,
    allowClear: !props.field.required,
  };
}
