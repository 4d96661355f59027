/**
 * U+00A0 between a unit and its number: no line breaks at it. Our face draws it as narrow as a thin space, and
 * its own narrow no-break space (U+202F) so narrow that Rp and the number run together.
 */
export const UNIT_SPACE = '\u00a0';
/** U+2212, the minus that is as wide as a plus. */
export const MINUS = '\u2212';

interface NumberStyle {
  /** Digits after the comma at most; trailing zeros fall away. Default 0. */
  decimals?: number;
  /** A plus before what is above zero, for differences. */
  signed?: boolean;
}

/** `1284` → `1.284`, `-2.5` with one decimal → `−2,5` (specification 1). Not finite: `–`. */
export const number = (value: number, { decimals = 0, signed = false }: NumberStyle = {}): string => {
  if (!Number.isFinite(value)) return '–';
  const size = grouped(Math.abs(value), decimals);
  if (size === '0') return size;
  if (value < 0) return MINUS + size;
  return signed ? `+${size}` : size;
};

/** `8.4` → `8,4 %`; two decimals at most (domain 3.0). */
export const percent = (value: number, { decimals = 2, signed = false }: NumberStyle = {}): string =>
  `${number(value, { decimals, signed })}${UNIT_SPACE}%`;

const grouped = (size: number, decimals: number): string => {
  const [whole = '0', part = ''] = size.toFixed(decimals).split('.');
  const rest = part.replace(/0+$/, '');
  const dotted = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return rest ? `${dotted},${rest}` : dotted;
};
