import { DAY, JAKARTA_OFFSET } from '../../core/format/date';
import { type Cell, startsFormula } from './spreadsheet-cell';
import { zip } from './zip';

/**
 * A workbook of one sheet, written row by row. Libraries build the file in memory: 100,000 rows blocked the
 * event loop for 4 s and took 200 MB.
 */
export function xlsx(header: string[], batches: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array> {
  return zip([
    ...Object.entries(parts).map(([name, text]) => ({ name, content: [XML + text] })),
    { name: 'xl/worksheets/sheet1.xml', content: sheet(header, batches) },
  ]);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes in `cellXfs` below. `quoted` is Excel's mark for text that looks like a formula. */
const style = { text: 1, quoted: 2, header: 3, day: 4, instant: 5, money: 6 };
const TEXT_FORMAT = 49;
/** Excel shows these in the notation of its language. */
const MOMENT_FORMATS = [14, 22, 3];

const parts = {
  '[Content_Types].xml':
    `<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>` +
    '<sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `<styleSheet xmlns="${MAIN}">` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
    '<fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    '<cellXfs count="7"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    `<xf numFmtId="${TEXT_FORMAT}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>` +
    `<xf numFmtId="${TEXT_FORMAT}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/>` +
    `<xf numFmtId="${TEXT_FORMAT}" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>` +
    MOMENT_FORMATS.map(
      (format) =>
        `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    ).join('') +
    '</cellXfs></styleSheet>',
};

async function* sheet(header: string[], batches: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}">` +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>' +
    `<cols><col min="1" max="${header.length}" width="24" customWidth="1"/></cols><sheetData>` +
    row(header.map((label) => text(label, style.header)));
  for await (const rows of batches) yield rows.map((cells) => row(cells.map(cell))).join('');
  yield '</sheetData></worksheet>';
}

const row = (cells: string[]): string => `<row>${cells.join('')}</row>`;

const cell = (value: Cell): string => {
  if (value === null || value === '') return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  if (typeof value === 'object') return typedCell(value);
  return text(value, startsFormula(value) ? style.quoted : style.text);
};

const typedCell = (value: Exclude<Cell, string | number | null>): string => {
  if ('money' in value) return figure(value.money, style.money);
  return 'day' in value
    ? figure(serialOf(`${value.day}T00:00:00Z`, 0), style.day)
    : figure(serialOf(value.at), style.instant);
};

const figure = (value: number, cellStyle: number): string => `<c s="${cellStyle}"><v>${value}</v></c>`;

/** Days since 1899-12-30, as spreadsheets count them, in Jakarta time. */
const serialOf = (iso: string, offset = JAKARTA_OFFSET): number =>
  Number(((Date.parse(iso) + offset) / DAY + 25_569).toFixed(9));

const text = (value: string, cellStyle: number): string =>
  `<c t="inlineStr" s="${cellStyle}"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;

// Characters that XML 1.0 does not allow.
const UNFIT = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

const escapeXml = (value: string): string =>
  value.replace(UNFIT, '').replace(/[&<>\r]/g, (mark) => entities[mark] ?? mark);
