/**
 * U+00A0 prevents a line break between unit and number. Our font's narrow no-break space (U+202F) is so narrow that Rp
 * and the number run together.
 */
export const UNIT_SPACE = '\u00a0';
/** U+2212, a minus as wide as a plus. */
export const MINUS = '\u2212';
/** Shown for an unknown number. */
export const UNKNOWN = '–';

interface NumberStyle {
  /** Maximum of decimals; trailing zeros are dropped. Default 0. */
  decimals?: number;
  signed?: boolean;
}

/** `1284` → `1.284`, `-2.5` with one decimal → `−2,5` (specification 1). Infinite and NaN: `–`. */
export const number = (value: number, { decimals = 0, signed = false }: NumberStyle = {}): string => {
  if (!Number.isFinite(value)) return UNKNOWN;
  const size = grouped(Math.abs(value), decimals);
  if (size === '0') return size;
  if (value < 0) return MINUS + size;
  return signed ? `+${size}` : size;
};

/** `8.4` → `8,4 %`; at most two decimals (domain 3.0). */
export const percent = (value: number, { decimals = 2, signed = false }: NumberStyle = {}): string =>
  `${number(value, { decimals, signed })}${UNIT_SPACE}%`;

const grouped = (size: number, decimals: number): string => {
  const [whole = '0', part = ''] = size.toFixed(decimals).split('.');
  const rest = part.replace(/0+$/, '');
  const dotted = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return rest ? `${dotted},${rest}` : dotted;
};
