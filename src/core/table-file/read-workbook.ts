import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { cellText } from './cell-text';
import {
  attributeOf,
  UnreadableWorkbook,
  withAddresses,
  withPlainText,
  withShownZeros,
  zeroFormats,
} from './workbook-xml';

const PARTS = /^xl\/(?:[^/]+\.xml|worksheets\/[^/]+\.xml|_rels\/workbook\.xml\.rels)$/;

/**
 * First visible sheet with `isTable`, else the first visible one. Throws for invalid files, and before unpacking more
 * than `most` bytes.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  most: number,
  isTable: (rows: string[][]) => boolean,
): Promise<string[][]> {
  const parts = unpack(bytes, most);
  const visible = visibleSheets(parts);
  // Without compression, so that nothing is unpacked twice.
  const workbook = await new Blob([zipSync(parts, { level: 0 }) as BlobPart]).arrayBuffer();
  let first: string[][] | undefined;
  for (const visibleIndex of visible) {
    const sheet = await readSheet<string>(workbook, visibleIndex, { trim: false, parseNumber: numberText });
    const rows = sheet.map((row) => row.map(textOf));
    if (isTable(rows)) return rows;
    first ??= rows;
  }
  if (!first) throw new UnreadableWorkbook('no visible sheet');
  return first;
}

function unpack(bytes: Uint8Array, most: number): Record<string, Uint8Array> {
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!PARTS.test(name)) return false;
      unpacked += originalSize;
      // The archive's size is checked before unpacking, against zip bombs.
      if (unpacked > most) throw new UnreadableWorkbook('too large');
      return true;
    },
  });
  const texts = Object.entries(files).map(([name, part]) => [name, withPlainText(strFromU8(part))] as const);
  const zeros = zeroFormats(texts.find(([name]) => name === 'xl/styles.xml')?.[1] ?? '');
  return Object.fromEntries(
    texts.map(([name, xml]) => [
      name,
      strToU8(/<(?:\w+:)?sheetData/.test(xml) ? withShownZeros(withAddresses(xml), zeros) : xml),
    ]),
  );
}

/** Indexes from 1, without hidden sheets and charts. */
function visibleSheets(parts: Record<string, Uint8Array>): number[] {
  const tags = (part: string, name: string): string[] => {
    const file = parts[part];
    return (file && strFromU8(file).match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g'))) ?? [];
  };
  const worksheets = tags('xl/_rels/workbook.xml.rels', 'Relationship')
    .filter((tag) => attributeOf(tag, 'Type')?.endsWith('/worksheet'))
    .map((tag) => attributeOf(tag, 'Id'));
  return tags('xl/workbook.xml', 'sheet').flatMap((tag, at) =>
    /hidden/i.test(attributeOf(tag, 'state') ?? '') || !worksheets.includes(attributeOf(tag, 'id'))
      ? []
      : [at + 1],
  );
}

function numberText(value: string): string {
  const number = Number(value);
  return value.trim() !== '' && Number.isSafeInteger(number) ? String(number) : value;
}

function textOf(value: unknown): string {
  if (value === null) return '';
  if (value instanceof Date) return dateText(value);
  return cellText(typeof value === 'boolean' ? String(value).toUpperCase() : String(value));
}

/** `2026-11-21`, `2026-11-21 13:20:30`, or `13:20:30` without a day. */
function dateText(date: Date): string {
  const seconds = new Date(Math.round(date.getTime() / 1000) * 1000);
  const [day = '', time = ''] = seconds.toISOString().slice(0, 19).split('T');
  if (seconds.getUTCFullYear() < 1900) return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}
