/** A cell that is written as a formula or as a quoted text, to keep its zeros: `="001234"`, `"001234"`. */
const LITERAL = /^=?"((?:[^"]|"")*)"$/s;
/** The apostrophe that keeps a spreadsheet from running or rewriting a cell; exports of the portal write it. */
const GUARD = /^'(?=[=+\-@＝＋－＠\d\s])|(?<=[;\t\r\n]["\s]*)'(?=[=+\-@＝＋－＠])/g;

/** The text that a person means by a cell. */
export function cellText(cell: string): string {
  const text = cell.trim();
  return (LITERAL.exec(text)?.[1]?.replaceAll('""', '"') ?? text).replace(GUARD, '').trim();
}
