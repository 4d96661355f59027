import { rupiah } from '../../src/core/format/money';

/** Amounts among these that appear in a text, as digits or formatted. */
export const shownAmounts = (text: string, amounts: ReadonlySet<number>): number[] =>
  [...amounts].filter((amount) =>
    [String(amount), rupiah(amount).replace(/\D*([\d.]+)$/u, '$1')].some((word) =>
      new RegExp(`(?<![\\w.-])${word.replaceAll('.', '\\.')}(?![\\w]|[.,]\\d)`, 'u').test(text),
    ),
  );
