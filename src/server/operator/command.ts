import type { Services } from '../services';

interface Column {
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

export interface Outcome {
  text?: string;
  table?: { columns: Column[]; rows: Record<string, unknown>[] };
  /** File to save for the operator; `base64` is its content. */
  file?: { name: string; base64: string };
}

interface Argument {
  name: string;
  help: string;
  /** Joins the remaining words. */
  rest?: boolean;
}

interface Option {
  name: string;
  help: string;
  /** An option without a value. */
  flag?: boolean;
}

/** Values by argument and option name; an omitted flag is missing. */
export type Given = Readonly<Record<string, string>>;

/** An operator command, from which `npm run operator` and its help are generated. */
export interface Command {
  name: string;
  summary: string;
  arguments?: readonly Argument[];
  options?: readonly Option[];
  /**
   * Moves money once per `key`: the command line generates the key, prints it first, and resends with it
   * after a lost answer.
   */
  keyed?: boolean;
  /**
   * Confirmation question before an irreversible action. It names what was found, not what was typed, so that
   * mistakes are visible; impossible actions are refused here.
   */
  confirm?: (services: Services, given: Given) => Promise<string>;
  run: (services: Services, given: Given) => Promise<Outcome>;
}

export class OperatorError extends Error {}
