import { rupiah } from '../../../../core/format/money';
import { type ReceiptContent, shopLines } from './content';

export type Mark =
  | {
      kind: 'text';
      text: string;
      x: number;
      y: number;
      size: number;
      weight: number;
      quiet: boolean;
      align: Align;
    }
  | { kind: 'dash'; y: number }
  | { kind: 'frame'; x: number; y: number; width: number; height: number }
  | { kind: 'logo'; x: number; y: number; width: number; height: number };

type Align = 'left' | 'center' | 'right';

export interface PictureLayout {
  width: number;
  height: number;
  marks: Mark[];
}

export type Measure = (text: string, size: number, weight: number) => number;

/** Twice a phone's 360 pixels, so that pictures stay sharp in chats. */
const WIDTH = 720;
const EDGE = 48;
const INNER = WIDTH - 2 * EDGE;
const LOGO = { width: 360, height: 120 };
const LEADING = 1.4;
const BASE = 1.04;

interface TextStyle {
  size: number;
  weight?: number;
  quiet?: boolean;
}

export function layoutReceipt(
  content: ReceiptContent,
  measure: Measure,
  logo: { width: number; height: number } | null,
): PictureLayout {
  const { shop, at, rows, status, total, closing } = content;
  const marks: Mark[] = [];
  let y = EDGE;

  /** Writes wrapped lines aligned at `x`; returns their height. */
  const write = (
    text: string,
    x: number,
    width: number,
    align: Align,
    top: number,
    style: TextStyle,
  ): number => {
    const { size, weight = 400, quiet = false } = style;
    const lines = wrapped(text, width, (part) => measure(part, size, weight));
    lines.forEach((line, nth) => {
      const base = Math.round(top + size * (nth * LEADING + BASE));
      marks.push({ kind: 'text', text: line, x, y: base, size, weight, quiet, align });
    });
    return Math.round(lines.length * size * LEADING);
  };
  const centred = (text: string, style: TextStyle) => {
    y += write(text, WIDTH / 2, INNER, 'center', y, style);
  };
  const dash = () => {
    y += 20;
    marks.push({ kind: 'dash', y });
    y += 24;
  };
  const pair = (label: string, text: string, left: TextStyle, right: TextStyle) => {
    const labelWidth = INNER * 0.38;
    const lower = Math.round((right.size - left.size) * BASE);
    const heights = [
      write(label, EDGE, labelWidth, 'left', y + lower, left),
      write(text, WIDTH - EDGE, INNER - labelWidth - 24, 'right', y, right),
    ];
    y += Math.max(...heights) + 10;
  };

  if (logo) {
    const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height, 1.5);
    const [width, height] = [Math.round(logo.width * scale), Math.round(logo.height * scale)];
    marks.push({ kind: 'logo', x: Math.round((WIDTH - width) / 2), y, width, height });
    y += height + 16;
  }
  centred(shop.name, { size: 36, weight: 700 });
  for (const text of shopLines(shop)) centred(text, { size: 25, quiet: true });
  dash();

  const word = { size: 28, weight: 700 };
  const boxed = Math.round(measure(status.word, word.size, word.weight)) + 32;
  marks.push({ kind: 'frame', x: EDGE, y, width: boxed, height: 52 });
  write(status.word, EDGE + 16, INNER, 'left', y + 6, word);
  write(at, WIDTH - EDGE, INNER - boxed - 24, 'right', y + 9, { size: 25, quiet: true });
  y += 64;
  if (status.detail) y += write(status.detail, EDGE, INNER, 'left', y, { size: 25, quiet: true });
  y += 12;

  for (const [label, text] of rows) {
    if (!content.large.includes(label)) {
      pair(label, text, { size: 27, quiet: true }, { size: 27, weight: 600 });
      continue;
    }
    y += 14;
    centred(label, { size: 25, quiet: true });
    centred(text, { size: 42, weight: 700 });
    y += 18;
  }
  if (total) {
    dash();
    pair(total.label, rupiah(total.amount), { size: 30, weight: 600 }, { size: 44, weight: 700 });
  }
  y += 20;
  for (const text of [closing, shop.footer ?? '']) {
    if (text) centred(text, { size: 24, quiet: true });
  }
  return { width: WIDTH, height: y + EDGE, marks };
}

/** Wraps between words; a word wider than the line is cut. */
export function wrapped(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const sign of word) {
      if (line !== '' && measure(line + sign) > width) {
        lines.push(line);
        line = '';
      }
      line += sign;
    }
  }
  return [...lines, line];
}
