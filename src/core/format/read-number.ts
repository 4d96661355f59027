import { plainCode } from './plain-text';

/** The number; null if empty; the text itself if it is not a number. */
export type TypedNumber = number | string | null;

export const numberOr = (typed: TypedNumber | undefined, otherwise: number): number =>
  typeof typed === 'number' ? typed : otherwise;

export const piecesOf = (typed: TypedNumber): number =>
  typeof typed === 'number' && Number.isSafeInteger(typed) && typed >= 1 ? typed : 0;

interface Reading {
  /** Allowed unit after the number: `%`, `hari`. Rupiah and thousands (`rb`, `jt`) are always allowed. */
  unit?: string | undefined;
}

const scales: Readonly<Record<string, number>> = {
  rb: 1_000,
  ribu: 1_000,
  k: 1_000,
  jt: 1_000_000,
  juta: 1_000_000,
  miliar: 1_000_000_000,
  milyar: 1_000_000_000,
};

const CURRENCY = /^(?:rp|idr)(?![a-z])\.?:?\s*|\s*(?:rupiah|idr)$/giu;
/** The dash of `Rp 5.000,-`. */
const NO_SEN = /[.,]\s?-{1,2}$/;
const SCALE = /\s*(rb|ribu|k|jt|juta|miliar|milyar)\.?$/i;

/**
 * Parses Indonesian notation: `1.250.000`, `Rp 1.250.000,-`, `15000.00`, `2,5`, `50rb`, `1,5 juta`, `1 250 000`,
 * `1,250,000.00`. Null for empty text. Undefined for everything else, such as ranges, exponents, and `12,500`, which is
 * ambiguous: nothing is guessed.
 */
export function readNumber(typed: string, { unit }: Reading = {}): number | null | undefined {
  let text = plainCode(typed);
  if (text === '') return null;
  const [, sign = ''] = /^([+-])\s*/.exec(text) ?? [];
  if (sign) text = text.slice(1).trimStart();
  text = text.replace(CURRENCY, '');
  // The sign may follow the currency, but only once.
  const [, inner = ''] = sign ? [] : (/^([+-])\s*/.exec(text) ?? []);
  if (inner) text = text.slice(1).trimStart();
  text = text.replace(NO_SEN, '');
  if (unit && text.toLowerCase().endsWith(unit.toLowerCase())) text = text.slice(0, -unit.length).trimEnd();
  const [scaled, word = ''] = SCALE.exec(text) ?? [''];
  const size = sizeOf(scaled ? text.slice(0, -scaled.length) : text);
  if (size === undefined) return undefined;
  // Rounds binary errors: 1.1 * 1_000_000 is 1100000.0000000002.
  const value = Number((size * (scales[word.toLowerCase()] ?? 1)).toPrecision(15));
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return undefined;
  return (sign || inner) === '-' && value !== 0 ? -value : value;
}

const DOTS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;
const SPACES = /^[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d{1,2})?$/;
const COMMAS = /^[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/;
/** A single separator. Three digits after a comma may be English thousands, so they are refused. */
const DIVIDED = /^\d+(?:\.\d+|,(?:\d{1,2}|\d{4,}))?$/;

function sizeOf(text: string): number | undefined {
  if (text.replace(/\D/g, '').length > 15) return undefined;
  if (DOTS.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  if (SPACES.test(text)) return Number(text.replaceAll(' ', '').replace(',', '.'));
  if (COMMAS.test(text)) return Number(text.replaceAll(',', ''));
  if (DIVIDED.test(text)) return Number(text.replace(',', '.'));
  return undefined;
}

/** `1234567.5` → `1.234.567,5`; text that is not a number stays unchanged. */
export function typedNumber(value: TypedNumber | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  const [whole = '', part] = String(value).split('.');
  return part === undefined ? grouped(whole) : `${grouped(whole)},${part}`;
}

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');

interface Keystroke {
  before: string;
  after: string;
  /** `inputType` and `data` of the DOM input event; undefined if a program filled the input. */
  inputType?: string | undefined;
  data?: string | null | undefined;
}

/**
 * Text of the input after a keystroke. Typing or deleting single digits keeps the grouping (`1.250` and a `0` is
 * `12.500`); pasted text stays unchanged.
 */
export function afterKeystroke({ before, after, inputType = '', data }: Keystroke): string {
  const isTyped = /^(?:insert(?:Composition)?Text|delete)/.test(inputType) && /^\d*$/.test(data ?? '');
  const digits = after.replaceAll('.', '');
  const wasGrouped = before === grouped(before.replaceAll('.', ''));
  return isTyped && wasGrouped && /^\d+$/.test(digits) ? grouped(digits) : after;
}
