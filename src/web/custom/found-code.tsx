import { AutoComplete } from 'antd';
import { useEffect, useState } from 'react';
import type { FieldKind } from '../../admin/schema/field';
import { type InputOf, wiringOf } from '../../admin/web/fields/parts';
import { rupiah } from '../../core/format/money';
import { useQuietCall } from '../../platform/web/use-call';
import { type Found, find } from '../../topics/finder/contract';

/** Debounce in milliseconds. */
const PAUSE = 250;
const SHORTEST = 4;

export const FoundCodeInput: InputOf<FieldKind> = (props) => {
  const typed = typeof props.value === 'string' ? props.value : '';
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useQuietCall(find, { query: { q: asked } }, { enabled: asked.length >= SHORTEST });
  return (
    <AutoComplete
      {...wiringOf(props)}
      value={typed}
      placeholder={props.field.placeholder}
      options={(found ? codesIn(found) : []).map(({ code, title }) => ({
        value: code,
        label: `${code} · ${title}`,
      }))}
      virtual={false}
      onChange={(text: string) => props.onChange(text)}
    />
  );
};

const codesIn = ({ transactions, topups, withdrawals }: Found): { code: string; title: string }[] => [
  ...transactions.map(({ code, item_name }) => ({ code, title: item_name })),
  ...topups.map(({ code, invoice_paid_amount }) => ({ code, title: rupiah(invoice_paid_amount) })),
  ...withdrawals.map(({ code, amount }) => ({ code, title: rupiah(amount) })),
];
