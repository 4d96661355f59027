type Range = readonly [first: number, last: number];

/**
 * Characters of the product's own texts: ASCII, non-breaking space, · × – — ‘ ’ “ ” • … ↑ ↓ − (Unicode code points).
 */
export const daily: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
];

/** Further characters of the font's Latin file, for names and texts of others. */
const others =
  'U+A1-B6,U+B8-D6,U+D8-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-2012,' +
  'U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+20AC,U+2122,U+2215,U+FEFF,U+FFFD';

export const weights = { min: 400, max: 800 };

export const fontFiles = { daily: 'font-daily.woff2', whole: 'font-whole.woff2' };

const hex = (point: number): string => point.toString(16).toUpperCase();

const face = (file: string, range: string): string =>
  '@font-face{font-family:"Plus Jakarta Sans Variable";font-style:normal;font-display:swap;' +
  `font-weight:${weights.min} ${weights.max};src:url("${file}") format("woff2");unicode-range:${range}}`;

/** Two files of one font: the whole one loads only for a page that shows one of its characters. */
export const fontFaces = (): string =>
  [
    face(fontFiles.daily, daily.map(([first, last]) => `U+${hex(first)}-${hex(last)}`).join(',')),
    face(fontFiles.whole, others),
  ].join('\n');
