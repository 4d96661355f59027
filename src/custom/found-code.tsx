import { useQuery } from '@tanstack/react-query';
import { AutoComplete } from 'antd';
import { useEffect, useState } from 'react';
import type { FieldKind } from '../core/schema/field';
import { useFieldDoors } from '../fields/doors';
import type { InputOf } from '../fields/parts';

/** Debounce in milliseconds. */
const PAUSE = 250;
const SHORTEST = 4;

export const FoundCodeInput: InputOf<FieldKind> = ({ id, value, field, onChange, invalid, describedBy }) => {
  const { findCodes } = useFieldDoors();
  const typed = typeof value === 'string' ? value : '';
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = [] } = useQuery({
    queryKey: ['found-codes', asked],
    queryFn: () => findCodes(asked),
    enabled: asked.length >= SHORTEST,
    keepPreviousData: true,
  });
  return (
    <AutoComplete
      id={id}
      value={typed}
      placeholder={field.placeholder}
      options={data.map(({ code, title }) => ({ value: code, label: `${code} · ${title}` }))}
      virtual={false}
      onChange={(text: string) => onChange(text)}
      {...(invalid && { status: 'error' as const })}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    />
  );
};
