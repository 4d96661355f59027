import { rupiah } from '../../core/format/money';
import { percent } from '../../core/format/number';
import type { PriceRule, RuleScope } from './domain/selling-price';

export const scopeWords: Record<RuleScope, string> = {
  global: 'Semua item',
  category: 'Kategori',
  brand: 'Brand',
  variation: 'Item',
};

/** `Modal + 10 % · kelipatan Rp 500 ke atas · akhiran 99 · margin Rp 500–Rp 5.000`. */
export function ruleText(rule: PriceRule): string {
  return [methodText(rule), ...(rule.method === 'fixed' ? [] : roundText(rule)), ...limitText(rule)].join(
    ' · ',
  );
}

const methodText = ({ method, value }: PriceRule): string => {
  if (method === 'fixed') return `Tetap ${rupiah(value)}`;
  return `Modal + ${method === 'percent' ? percent(value) : rupiah(value)}`;
};

const roundText = ({ rounding, round_up, ending }: PriceRule): string[] => [
  ...(rounding > 0 ? [`kelipatan ${rupiah(rounding)} ${round_up ? 'ke atas' : 'terdekat'}`] : []),
  ...(ending ? [`akhiran ${ending}${rounding === 0 && !round_up ? ' terdekat' : ''}`] : []),
];

const limitText = ({ min_margin: least, max_margin: most }: PriceRule): string[] => {
  if (least !== null && most !== null) return [`margin ${rupiah(least)}–${rupiah(most)}`];
  if (least !== null) return [`margin minimal ${rupiah(least)}`];
  return most === null ? [] : [`margin maksimal ${rupiah(most)}`];
};

export const sellingMessages = {
  taken: 'Sudah ada aturan untuk ini. Ubah aturan itu, atau pilih yang lain.',
  margins: 'Margin tertinggi harus sama dengan atau di atas margin terendah.',
  loss: 'Harga jual lebih kecil dari harga modal.',
};
