import { strToU8, zipSync } from 'fflate';

export interface SheetParts {
  /** XML of its rows. */
  rows: string;
  name?: string;
  state?: 'hidden' | 'veryHidden';
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * Format 0 is a number, 1 a date, 2 a date with time, 3 a six-digit number, 4 a phone number, 5 a long date.
 */
const styles =
  `<styleSheet ${MAIN}><numFmts count="4"><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm:ss;@"/>` +
  '<numFmt numFmtId="166" formatCode="000000"/><numFmt numFmtId="167" formatCode="0000\\-0000\\-0000;@"/>' +
  '<numFmt numFmtId="168" formatCode="[$-421]dd\\ mmmm\\ yyyy;@"/></numFmts>' +
  '<cellXfs count="6"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/><xf numFmtId="168"/></cellXfs></styleSheet>';

/** A workbook in the format of other programs. */
export function workbookOf(
  sheets: readonly SheetParts[],
  {
    shared = '',
    properties = '',
    sheet = (rows: string) => `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`,
  } = {},
): Uint8Array {
  const list = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name ?? `Lembar ${at + 1}`}" sheetId="${at + 1}" r:id="rId${at + 1}"${state ? ` state="${state}"` : ''}/>`,
  );
  const relations = [
    ...sheets.map((_sheet, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
    ['styles', 'styles.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
  ].map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  const texts: Record<string, string> = {
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}">${properties}<sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': `<sst ${MAIN}>${shared}</sst>`,
    ...Object.fromEntries(sheets.map(({ rows }, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheet(rows)])),
  };
  return zipSync(Object.fromEntries(Object.entries(texts).map(([name, xml]) => [name, strToU8(xml)])));
}
