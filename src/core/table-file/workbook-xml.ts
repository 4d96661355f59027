export class UnreadableWorkbook extends Error {}

const MOST = { rows: 1_048_576, columns: 16_384, cells: 5_000_000 };

export const attributeOf = (tag: string, name: string): string | undefined => {
  const [, double, single] = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return double ?? single;
};

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Replaces CDATA and removes comments, which the library does not support. */
export function withPlainText(xml: string): string {
  // Own entities are not part of a workbook and allow expansion attacks.
  if (xml.includes('<!DOCTYPE')) throw new UnreadableWorkbook('a document type');
  return xml.replace(/<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>/g, (_all, text: string | undefined) =>
    (text ?? '').replace(/[&<>]/g, (sign) => escaped[sign] ?? sign),
  );
}

/**
 * Adds the cell addresses that the library requires and some programs omit (the portal's exports too), and turns errors
 * (`#N/A`) into texts, which the library would skip.
 */
export function withAddresses(sheet: string): string {
  let row = 0;
  let column = 0;
  let widest = 0;
  const openRow = (address: string | undefined) => {
    row = address === undefined ? row + 1 : Number(address);
    column = 0;
  };
  const openCell = (address: string | undefined, isEmpty: boolean) => {
    column = address === undefined ? column + 1 : columnOf(address);
    if (!isEmpty) widest = Math.max(widest, column);
  };
  return sheet.replace(
    /<((?:\w+:)?)(row|c)(\s[^>]*?)?(\/?)>/g,
    (_tag, prefix, name, attributes = '', end) => {
      const address = attributeOf(attributes, 'r');
      if (name === 'row') openRow(address);
      else openCell(address, end !== '');
      if (!isWithin(row, widest)) throw new UnreadableWorkbook('too many cells');
      if (name === 'row') return `<${prefix}row r="${row}"${end}>`;
      return end === '' ? `<${prefix}c r="${lettersOf(column)}${row}"${typeOf(attributes)}>` : '';
    },
  );
}

const isWithin = (row: number, column: number): boolean =>
  row <= MOST.rows && column <= MOST.columns && row * column <= MOST.cells;

function typeOf(attributes: string): string {
  const type = attributeOf(attributes, 't');
  const style = attributeOf(attributes, 's');
  return `${type ? ` t="${type === 'e' ? 'str' : type}"` : ''}${style ? ` s="${style}"` : ''}`;
}

/**
 * Minimum digits by style whose format pads with zeros: 6 for `000000`, 12 for `0000-0000-0000`. Codes and phone
 * numbers of such cells are stored without zeros.
 */
export function zeroFormats(styles: string): ReadonlyMap<string, number> {
  const formats = new Map<string, number>();
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g)) {
    const code = (attributeOf(tag, 'formatCode') ?? '').replace(/&quot;|[\\"]|;@$/g, '');
    const digits = /^[0\s()+-]+$/.test(code) ? code.replace(/[^0]/g, '').length : 0;
    if (digits > 1) formats.set(attributeOf(tag, 'numFmtId') ?? '', digits);
  }
  const [, cells = ''] = /<(?:\w+:)?cellXfs[^>]*>(.*?)<\/(?:\w+:)?cellXfs>/s.exec(styles) ?? [];
  return new Map(
    [...cells.matchAll(/<(?:\w+:)?xf\s[^>]*>/g)].flatMap(([tag], style): [string, number][] => {
      const digits = formats.get(attributeOf(tag, 'numFmtId') ?? '');
      return digits === undefined ? [] : [[String(style), digits]];
    }),
  );
}

export const withShownZeros = (sheet: string, zeros: ReadonlyMap<string, number>): string =>
  zeros.size === 0
    ? sheet
    : sheet.replace(
        /<((?:\w+:)?c) (r="\w+") s="(\d+)">(\s*<(?:\w+:)?v>)(\d+)(?=<)/g,
        (cell, name, address, style, value, digits) => {
          const length = zeros.get(style);
          return length === undefined
            ? cell
            : `<${name} ${address} t="str">${value}${digits.padStart(length, '0')}`;
        },
      );

const columnOf = (address: string): number =>
  [...address.replace(/\d.*$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const lettersOf = (column: number): string =>
  column > 0 ? lettersOf(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26)) : '';
