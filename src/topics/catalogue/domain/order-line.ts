import { normalisePhone } from '../../../core/format/phone';
import { asciiSigns, withoutInvisible } from '../../../core/format/plain-text';
import type { BrandForm } from '../contract/catalogue';
import type { FormValues } from './form-values';

/**
 * An order typed in one line: `ML86.12345678.1234`, `ML86 12345678(1234)`, `ML86#12345678#1234`, with tabs or commas.
 */
export interface OrderLine {
  /** Upper case, otherwise as typed: `ML86` where the catalogue may have `ML-86`. */
  sku: string;
  destination: string[];
  /** The rest unsplit, for inputs that accept spaces or dots. */
  rest: string;
  /** Sign between the parts; empty for spaces. */
  sign: string;
}

/** `.2` at the end of a line: the second deliberate order of the same item and destination. */
const COUNTER = /\s*[.#]\s*([1-9])$/u;

const LINE = /^([A-Za-z0-9][A-Za-z0-9_-]{0,31})(?:(\s*[\t,;|#]\s*|\s*[.:]\s*|\s+)(.*))?$/su;
/** `12345678(1234)` and `12345678 (1234)`: the second input of a game. */
const BRACKETS = /^(.*?)\s*\(([^()]*)\)\s*$/su;

/** `[10.22, 27/11/2026] Budi: ` and `27/11/26 10.22 - Budi: `, the prefix of a message copied from WhatsApp. */
const CHAT_HEAD =
  /^(?:\[\d{1,2}[.:/]\d{1,2}[^\]]*\]|\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}[.:]\d{2}(?: [AP]M)? -)\s*[^:]{1,60}:\s+/iu;
/** `1. `, `2) ` and `- ` before a list item. */
const LIST_MARK = /^(?:\d{1,3}[.)]|[-•–])\s+(?=\S+[\s#.,;|])/u;
const EMPHASIS = /^([*_~])(.+)\1$/su;

/** Removes what a chat adds around an order. */
function orderText(line: string): string {
  const text = withoutInvisible(line).trim().replace(CHAT_HEAD, '').replace(LIST_MARK, '');
  return (EMPHASIS.exec(text)?.[2] ?? text).trim();
}

/** Null if the line does not start with a code. `destinationValues` reads the rest. */
export function readOrderLine(line: string): OrderLine | null {
  const text = orderText(line);
  const [, code, cut = '', tail = ''] = LINE.exec(asciiSigns(text)) ?? [];
  if (code === undefined) return null;
  const rest = text.slice(text.length - tail.length).trim();
  return { sku: code.toUpperCase(), ...partsOf(cut.trim() || (cut.includes('\t') ? '\t' : ''), rest) };
}

function partsOf(sign: string, rest: string): Omit<OrderLine, 'sku'> {
  const [, before, inner] = BRACKETS.exec(rest) ?? [];
  const destination =
    before === undefined || inner === undefined
      ? cutBy(sign, rest)
      : [...cutBy(sign, before), inner.trim()].filter(Boolean);
  return { destination, rest, sign };
}

/**
 * The separator after the code splits the rest too, so that a value may contain the others; an address keeps its dots.
 */
function cutBy(sign: string, rest: string): string[] {
  const cuts = sign === '' ? /[\s,;|]+/u : sign;
  const parts = sign === '.' && rest.includes('@') ? [rest] : rest.split(cuts);
  return parts.map((part) => part.trim()).filter(Boolean);
}

export const withSku = (line: string, sku: string): string =>
  orderText(line).replace(/^[A-Za-z0-9][A-Za-z0-9_-]{0,31}/, sku);

export const skuKey = (sku: string): string => sku.toUpperCase().replace(/[-_]/g, '');

export interface LineValues {
  values: FormValues;
  /** Parts without an input. They are reported, because one may be a digit of the number. */
  extra: string[];
  /** 2 for the second deliberate order of the line, `PLN20.08123456789.2`; else 1. */
  counter: number;
}

/** Assigns the typed destination to the inputs of its brand; `checkFormValues` validates it. */
export function destinationValues(forms: readonly BrandForm[], line: OrderLine): LineValues {
  const { counter, destination, rest } = counted(forms, line);
  const parts = partsFor(forms, destination, rest);
  return {
    values: Object.fromEntries(
      forms.flatMap((form, index) => {
        const part = parts[index];
        return part === undefined ? [] : [[form.key, typedValue(form, part)]];
      }),
    ),
    extra: parts.slice(forms.length),
    counter,
  };
}

/** A counter stands behind a value for each input. A text may end in `.2` itself. */
function counted(forms: readonly BrandForm[], line: OrderLine): OrderLine & { counter: number } {
  const [end = '', digit] = (/[.#]/.test(line.sign) && COUNTER.exec(line.rest)) || [];
  const before = { ...line, ...partsOf(line.sign, line.rest.slice(0, line.rest.length - end.length)) };
  const isFull = forms.length > 0 && before.destination.length >= forms.length;
  return digit && isFull && forms.at(-1)?.type !== 'text'
    ? { ...before, counter: Number(digit) }
    : { ...line, counter: 1 };
}

function partsFor(forms: readonly BrandForm[], destination: string[], rest: string): string[] {
  if (forms.length === 1 && forms[0]?.type === 'phone' && isGroupedPhone(rest)) return [rest];
  const last = forms.at(-1);
  if (destination.length > forms.length && last && takesSpaces(last)) {
    if (forms.length === 1) return [rest];
    return [...destination.slice(0, forms.length - 1), destination.slice(forms.length - 1).join(' ')];
  }
  if (destination.length >= forms.length) return destination;
  // `ML86,12345678 1234`: the comma yields fewer parts than the item has inputs, so spaces split too.
  const finer = destination.flatMap((part) => part.split(/[\s#]+/u)).filter(Boolean);
  return finer.length === forms.length ? finer : destination;
}

// Only names accept spaces: separated digits may be two numbers.
const takesSpaces = ({ type }: BrandForm): boolean => type === 'text' || type === 'select';

/**
 * One mobile number in groups of digits: `+62 812-0000-1111`. A complete number as first group means that the rest is
 * another one.
 */
function isGroupedPhone(text: string): boolean {
  const [first = '', ...others] = text.replace(/^\+?62[\s.-]+/, '0').split(/[\s.-]+/);
  return (
    normalisePhone(text) !== null &&
    (others.length === 0 || normalisePhone(first) === null) &&
    others.every((group) => /^\d{3,}$/.test(group))
  );
}

/** A mobile number whose leading zero a spreadsheet dropped; no other number starts like this. */
const WITHOUT_ZERO = /^8[1-9]\d{7,10}$/;

function typedValue({ type, options }: BrandForm, typed: string): string {
  if (type === 'phone' && WITHOUT_ZERO.test(typed)) return `0${typed}`;
  if (type !== 'select') return typed;
  const wanted = typed.toLowerCase();
  const found = options.find(
    ({ value, label }) => value.toLowerCase() === wanted || label.toLowerCase() === wanted,
  );
  return found?.value ?? typed;
}
