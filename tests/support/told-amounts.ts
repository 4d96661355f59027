import { rupiah } from '../../src/core/format/money';

/** Those of these rupiah that stand in a text by themselves: as digits, or as people write them. */
export const toldAmounts = (text: string, amounts: ReadonlySet<number>): number[] =>
  [...amounts].filter((amount) =>
    [String(amount), rupiah(amount).replace(/\D*([\d.]+)$/u, '$1')].some((word) =>
      new RegExp(`(?<![\\w.-])${word.replaceAll('.', '\\.')}(?![\\w]|[.,]\\d)`, 'u').test(text),
    ),
  );
