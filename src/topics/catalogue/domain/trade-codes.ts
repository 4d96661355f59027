import { searchWords } from '../../../core/format/search-words';

/** Short names of brands and items that resellers use, with the words of a catalogue. */
const shortNames = new Map(
  Object.entries({
    ...{
      s: 'telkomsel',
      tsel: 'telkomsel',
      simpati: 'telkomsel',
      i: 'indosat',
      isat: 'indosat',
      im3: 'indosat',
    },
    ...{ x: 'xl', ax: 'axis', t: 'tri', three: 'tri', smart: 'smartfren' },
    ...{ gpy: 'gopay', shopee: 'shopeepay', spay: 'shopeepay' },
    ...{ ml: 'mobile legends', mlbb: 'mobile legends', ff: 'free fire', pubgm: 'pubg mobile' },
    ...{ gi: 'genshin impact', hsr: 'honkai star rail', zzz: 'zenless zone zero', hok: 'honor of kings' },
    ...{ aov: 'arena of valor', codm: 'call of duty mobile', mcgg: 'magic chess', wr: 'wild rift' },
    ...{ wdp: 'weekly diamond pass' },
  }),
);

/** One part of a typed item name or short code. It means an item that contains `word`, or all of the rest. */
export interface TradeTerm {
  /** Word as typed: `s10`. */
  word: string;
  /** Words of brand or item: `telkomsel`. */
  words: string[];
  /** Denomination, or thousands of it: `10` for 10.000. Null if none was typed. */
  amount: number | null;
}

const CODE = /^(\p{L}*)(\d{1,6})$/u;

/** Terms of `pln 20`, `TSEL10`, `86 diamond`. Empty without letters, because numbers are destinations. */
export function tradeTerms(typed: string): TradeTerm[] {
  const words = searchWords(typed);
  return words.some((word) => /\p{L}/u.test(word)) ? words.map(termOf) : [];
}

function termOf(word: string): TradeTerm {
  const [, name = word, digits] = (shortNames.has(word) ? null : CODE.exec(word)) ?? [];
  const words = name === '' ? [] : (shortNames.get(name) ?? name).split(' ');
  return { word, words, amount: digits === undefined ? null : Number(digits) };
}
