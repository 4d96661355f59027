const ones = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
];
const scales = [
  { size: 1e12, word: 'triliun' },
  { size: 1e9, word: 'miliar' },
  { size: 1e6, word: 'juta' },
  { size: 1e3, word: 'ribu' },
];

/** `1250137` → `satu juta dua ratus lima puluh ribu seratus tiga puluh tujuh`. Whole numbers from 0 below 10^15. */
export const terbilang = (value: number): string => {
  if (!Number.isSafeInteger(value) || value < 0 || value >= 1e15) {
    throw new RangeError(`${value} has no words`);
  }
  return value === 0 ? 'nol' : wordsOf(value).join(' ');
};

const wordsOf = (value: number): string[] => {
  const scale = scales.find(({ size }) => value >= size);
  if (!scale) return belowThousand(value);
  const count = Math.floor(value / scale.size);
  // One thousand is "seribu"; one million stays "satu juta".
  const head = scale.size === 1e3 && count === 1 ? ['seribu'] : [...belowThousand(count), scale.word];
  return [...head, ...wordsOf(value % scale.size)];
};

const belowThousand = (value: number): string[] => {
  if (value < 12) return [ones[value] ?? ''].filter(Boolean);
  if (value < 20) return [ones[value - 10] ?? '', 'belas'];
  if (value < 100) return [ones[Math.floor(value / 10)] ?? '', 'puluh', ...belowThousand(value % 10)];
  const hundreds = Math.floor(value / 100);
  const head = hundreds === 1 ? ['seratus'] : [ones[hundreds] ?? '', 'ratus'];
  return [...head, ...belowThousand(value % 100)];
};
