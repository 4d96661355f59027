export interface Column {
  key: string;
  title: string;
  end?: boolean;
}

const WIDEST = 48;

/** Removes control characters, because user data must not control the terminal. Keeps line breaks. */
export const harmless = (text: string): string => text.replace(/[^\P{Cc}\n]+/gu, ' ');

const textOf = (value: unknown): string => {
  const text = value === null || value === undefined ? '-' : String(value);
  const plain = harmless(text).replaceAll('\n', ' ');
  return plain.length > WIDEST ? `${plain.slice(0, WIDEST - 1)}…` : plain;
};

export function drawTable(columns: readonly Column[], rows: readonly Record<string, unknown>[]): string {
  if (rows.length === 0) return 'Nothing waits here.';
  const cells = rows.map((row) => columns.map(({ key }) => textOf(row[key])));
  const widths = columns.map(({ title }, nth) =>
    Math.max(title.length, ...cells.map((row) => row[nth]?.length ?? 0)),
  );
  const line = (values: readonly string[]) =>
    values
      .map((value, nth) =>
        columns[nth]?.end ? value.padStart(widths[nth] ?? 0) : value.padEnd(widths[nth] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [
    line(columns.map(({ title }) => title)),
    line(widths.map((width) => '─'.repeat(width))),
    ...cells.map(line),
  ].join('\n');
}
