import { normalisePhone } from '../../../core/format/phone';
import { ITEM } from '../../../core/states';
import type { BrandForm } from '../contract/catalogue';
import type { FormValues } from './form-values';

interface Operator {
  name: string;
  prefixes: readonly string[];
  words: RegExp;
}

const from = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `0${first + index}`);

/** A prefix belongs to two operators if one sells as a brand of the other: by.U numbers are Telkomsel's. */
const operators: readonly Operator[] = [
  {
    name: 'Telkomsel',
    prefixes: [...from(811, 813), ...from(821, 823), ...from(851, 853)],
    words: /^(?:telkomsel|simpati|loop)$/,
  },
  {
    name: 'Indosat',
    prefixes: [...from(814, 816), ...from(855, 858)],
    words: /^(?:indosat|im3|isat)$/,
  },
  { name: 'XL', prefixes: [...from(817, 819), '0859', ...from(877, 879)], words: /^xl$/ },
  { name: 'AXIS', prefixes: [...from(831, 833), '0838'], words: /^axis$/ },
  { name: 'Tri', prefixes: from(895, 899), words: /^(?:tri|three)$/ },
  { name: 'Smartfren', prefixes: from(881, 889), words: /^smartfren$/ },
  { name: 'by.U', prefixes: ['0851'], words: /^byu$/ },
];

interface OperatorBrand {
  key: string;
  name: string;
}

/** Undefined for a game, a wallet, and a brand of several operators. */
function operatorOf({ key, name }: OperatorBrand): Operator | undefined {
  const words = `${key} ${name}`
    .toLowerCase()
    .replace(/\bby[-.]u\b/g, 'byu')
    .split(/[^a-z0-9]+/);
  const found = operators.filter((operator) => words.some((word) => operator.words.test(word)));
  return found.length === 1 ? found[0] : undefined;
}

/** A number with another operator's prefix. It may have been ported, so the buyer is asked. */
export interface ForeignNumber {
  prefix: string;
  owners: string[];
}

/** Null if the prefix fits or is unknown, or the brand does not belong to one operator. */
export function foreignNumber(
  brand: OperatorBrand,
  forms: readonly Pick<BrandForm, 'key' | 'type'>[],
  values: FormValues,
): ForeignNumber | null {
  const operator = operatorOf(brand);
  const form = operator && forms.find(({ type }) => type === 'phone');
  const number = form && normalisePhone(values[form.key] ?? '');
  if (!operator || !number) return null;
  const prefix = `0${number.slice(2, 5)}`;
  const owners = operators.filter(({ prefixes }) => prefixes.includes(prefix));
  return owners.length === 0 || owners.includes(operator)
    ? null
    : { prefix, owners: owners.map(({ name }) => name) };
}

export const servesOwner = (brand: OperatorBrand, { owners }: ForeignNumber): boolean =>
  owners.includes(operatorOf(brand)?.name ?? '');

export const amountName = (name: string): string => name.split(' · ')[0] ?? name;

export function sameItem<Item extends { name: string; status: number }>(
  wanted: string,
  items: readonly Item[],
): Item | undefined {
  const open = items.filter(
    ({ name, status }) => status === ITEM.open && amountName(name) === amountName(wanted),
  );
  return open.find(({ name }) => name === wanted) ?? open[0];
}

/** `Prefiks 0814–0816 dan 0855–0858.`; null for a brand without an operator. */
export function prefixHint(brand: OperatorBrand): string | null {
  const ranges: [string, string][] = [];
  for (const prefix of operatorOf(brand)?.prefixes ?? []) {
    const last = ranges.at(-1);
    if (last && Number(last[1]) + 1 === Number(prefix)) last[1] = prefix;
    else ranges.push([prefix, prefix]);
  }
  if (ranges.length === 0) return null;
  const words = ranges.map(([first, last]) => (first === last ? first : `${first}–${last}`));
  return `Prefiks ${new Intl.ListFormat('id').format(words)}.`;
}
