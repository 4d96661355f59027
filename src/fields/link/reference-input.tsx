import { Select } from 'antd';
import { useRef } from 'react';
import { inSentence } from '../../core/text/in-sentence';
import type { InputOf, InputWiring } from '../parts';
import styles from './link.module.css';
import { useLookup } from './use-lookup';
import { useTitles } from './use-titles';

const PAUSE = 250;
const none: string[] = [];

const emptyWords = {
  idle: 'Data tidak ditemukan',
  busy: 'Memuat…',
  failed: 'Pilihan gagal dimuat. Ketik untuk mencoba lagi.',
};

/** What a select of records is told, for one or for several. */
function useChoices(props: InputWiring, resource: string, chosen: string[]) {
  const { found, stage, seen, search } = useLookup(resource);
  const typed = useRef('');
  const named = useTitles(resource, chosen, { ...props.references, ...seen });
  return {
    id: props.id,
    className: styles.select,
    options: found.map(({ id, title }) => ({ value: id, label: title })),
    // What is chosen need not be among what is found.
    labelRender: ({ value }: { value?: string | number }) => named[String(value)] ?? '…',
    loading: stage === 'busy',
    virtual: false,
    showSearch: true,
    filterOption: false as const,
    onSearch: (text: string) => {
      typed.current = text;
      void search(text, PAUSE);
    },
    onDropdownVisibleChange: (isOpen: boolean) => {
      if (!isOpen) typed.current = '';
      // What opened the list may be a word that was typed: that search goes on.
      else if (!typed.current) void search('');
    },
    notFoundContent: emptyWords[stage],
    placeholder: props.field.placeholder ?? `Pilih ${inSentence(props.field.label)}`,
    allowClear: !props.field.required,
    status: props.invalid ? ('error' as const) : undefined,
    'aria-invalid': props.invalid || undefined,
    'aria-describedby': props.describedBy,
  };
}

export const ReferenceInput: InputOf<'reference'> = (props) => {
  const id = typeof props.value === 'string' ? props.value : undefined;
  const choices = useChoices(props, props.field.to, id ? [id] : none);
  return <Select {...choices} value={id} onChange={(value) => props.onChange(value)} />;
};

export const ReferencesInput: InputOf<'references'> = (props) => {
  const ids = (props.value as string[] | undefined) ?? none;
  const choices = useChoices(props, props.field.to, ids);
  return (
    <Select
      {...choices}
      mode="multiple"
      maxCount={props.field.max}
      value={ids}
      onChange={(value) => props.onChange(value)}
    />
  );
};
