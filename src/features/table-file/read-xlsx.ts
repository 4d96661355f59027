import { strFromU8, unzipSync } from 'fflate';

/** Rows that a sheet can have. */
const MOST_ROWS = 1_048_576;

/** It is no workbook, or unpacks to more than it may. */
export class UnreadableWorkbook extends Error {}

/**
 * The cells of the first sheet of a workbook, as text, each row at the number that the sheet gives it. Only what is
 * needed is unpacked (`most` bytes of it), into buffers of the size that the file says, so that a bomb is refused before
 * it goes off.
 */
export function readXlsx(bytes: Uint8Array, most: number): string[][] {
  const files = unpack(bytes, most);
  const part = (name: string) => (files[name] ? parse(strFromU8(files[name])) : null);
  const sheet = part(sheetPath(part('xl/workbook.xml'), part('xl/_rels/workbook.xml.rels')));
  if (!sheet) throw new UnreadableWorkbook('no sheet');
  const shared = all(part('xl/sharedStrings.xml'), 'si').map(textOf);
  const rows: string[][] = [];
  for (const row of all(sheet, 'row')) rows[placeOf(row) ?? rows.length] = cellsOf(row, shared);
  return Array.from(rows, (cells) => cells ?? []);
}

/** Empty rows may be left out of a file. */
function placeOf(row: Element): number | undefined {
  const number = Number(row.getAttribute('r') ?? '');
  return Number.isInteger(number) && number >= 1 && number <= MOST_ROWS ? number - 1 : undefined;
}

function cellsOf(row: Element, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const cell of all(row, 'c')) cells[columnOf(cell) ?? cells.length] = cellText(cell, shared);
  return Array.from(cells, (value) => value ?? '');
}

function unpack(bytes: Uint8Array, most: number): Record<string, Uint8Array> {
  let unpacked = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (
          !/^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/.test(
            name,
          )
        )
          return false;
        unpacked += originalSize;
        if (unpacked > most) throw new UnreadableWorkbook('too large');
        return true;
      },
    });
  } catch (cause) {
    throw new UnreadableWorkbook('no workbook', { cause });
  }
}

/** Entities of a file's own are no part of a workbook, and the other way to make much of little. */
function parse(xml: string): Document {
  if (xml.includes('<!DOCTYPE')) throw new UnreadableWorkbook('a document type');
  return new DOMParser().parseFromString(xml, 'application/xml');
}

/** Some programs write each name with a prefix. */
function all(node: Document | Element | null, name: string): Element[] {
  const plain = node?.getElementsByTagName(name) ?? [];
  return [...(plain.length > 0 ? plain : (node?.getElementsByTagNameNS('*', name) ?? []))];
}

/** Where the first sheet lies, by the workbook's own table. */
function sheetPath(workbook: Document | null, relations: Document | null): string {
  const id = all(workbook, 'sheet')[0]?.getAttribute('r:id');
  const target = all(relations, 'Relationship')
    .find((one) => one.getAttribute('Id') === id)
    ?.getAttribute('Target');
  if (!target) return 'xl/worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** `B12` is 1; a cell that does not say stands behind the last. */
function columnOf(cell: Element): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(cell.getAttribute('r') ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Pronunciations are not part of a text. */
const textOf = (node: Element): string =>
  all(node, 't')
    .filter((text) => text.parentElement?.localName !== 'rPh')
    .map((text) => text.textContent ?? '')
    .join('');

function cellText(cell: Element, shared: readonly string[]): string {
  if (cell.getAttribute('t') === 'inlineStr') return textOf(cell);
  const value = all(cell, 'v')[0]?.textContent ?? '';
  if (cell.getAttribute('t') === 's') return shared[Number(value)] ?? '';
  const number = Number(value);
  // A long number may stand there as 8.1234567891E10.
  return value !== '' && Number.isSafeInteger(number) && /e/i.test(value) ? String(number) : value;
}
