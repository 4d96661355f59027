/** Formula or quoted text that preserves zeros: `="001234"`, `"001234"`. */
const LITERAL = /^=?"((?:[^"]|"")*)"$/s;
/** Apostrophe that keeps spreadsheets from evaluating a cell; exports of the portal write it. */
const GUARD = /^'(?=[=+\-@＝＋－＠\d\s])|(?<=[;\t\r\n]["\s]*)'(?=[=+\-@＝＋－＠])/g;

export function cellText(cell: string): string {
  const text = cell.trim();
  return (LITERAL.exec(text)?.[1]?.replaceAll('""', '"') ?? text).replace(GUARD, '').trim();
}
