import { Select } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFieldDoors } from '../doors';
import type { InputOf, InputWiring } from '../parts';
import styles from './link.module.css';

interface Choice {
  value: string;
  label: string;
}

const PAUSE = 250;

/** Choices of a look-up: found ones while searching, and the titles of what is chosen. */
function useChoices(resource: string, chosen: string[], known: Record<string, string>) {
  const { lookup, titles } = useFieldDoors();
  const [found, setFound] = useState<Choice[]>([]);
  const [named, setNamed] = useState<Record<string, string>>(known);
  const [isLoading, setLoading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unnamed = chosen.filter((id) => !named[id]).join(',');

  useEffect(() => {
    if (!unnamed) return;
    void titles(resource, unnamed.split(',')).then((rows) =>
      setNamed((before) => ({ ...before, ...Object.fromEntries(rows.map(({ id, title }) => [id, title])) })),
    );
  }, [resource, titles, unnamed]);

  const search = (text: string, wait = PAUSE) => {
    clearTimeout(timer.current);
    setLoading(true);
    timer.current = setTimeout(async () => {
      try {
        const rows = await lookup(resource, text);
        setFound(rows.map(({ id, title }) => ({ value: id, label: title })));
        setNamed((before) => ({ ...before, ...Object.fromEntries(rows.map((row) => [row.id, row.title])) }));
      } finally {
        setLoading(false);
      }
    }, wait);
  };

  const options = useMemo(() => {
    const rest = chosen
      .filter((id) => !found.some(({ value }) => value === id))
      .map((id) => ({ value: id, label: named[id] ?? '…' }));
    return [...rest, ...found];
  }, [chosen, found, named]);

  return { options, isLoading, search };
}

const shared = (props: InputWiring, { options, isLoading, search }: ReturnType<typeof useChoices>) => ({
  id: props.id,
  className: styles.select,
  options,
  loading: isLoading,
  showSearch: true,
  filterOption: false as const,
  onSearch: (text: string) => search(text),
  onDropdownVisibleChange: (open: boolean) => open && search('', 0),
  notFoundContent: isLoading ? 'Memuat…' : 'Data tidak ditemukan',
  placeholder: props.field.placeholder ?? `Pilih ${props.field.label.toLowerCase()}`,
  allowClear: !props.field.required,
  status: props.invalid ? ('error' as const) : undefined,
  'aria-invalid': props.invalid || undefined,
  'aria-describedby': props.describedBy,
});

export const ReferenceInput: InputOf<'reference'> = (props) => {
  const id = typeof props.value === 'string' ? props.value : undefined;
  const choices = useChoices(
    props.field.to,
    useMemo(() => (id ? [id] : []), [id]),
    props.references,
  );
  return <Select {...shared(props, choices)} value={id} onChange={(value) => props.onChange(value)} />;
};

const none: string[] = [];

export const ReferencesInput: InputOf<'references'> = (props) => {
  const ids = (props.value as string[] | undefined) ?? none;
  const choices = useChoices(props.field.to, ids, props.references);
  return (
    <Select
      {...shared(props, choices)}
      mode="multiple"
      maxCount={props.field.max}
      value={ids}
      onChange={(value) => props.onChange(value)}
    />
  );
};
