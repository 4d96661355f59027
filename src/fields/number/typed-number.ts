/** `1234567.5` → `1.234.567,5`, as the number is typed in Indonesia. */
export const typedNumber = (value: number | string | undefined): string => {
  if (value === undefined || value === '') return '';
  const [whole = '', part] = String(value).split('.');
  const dotted = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return part === undefined ? dotted : `${dotted},${part}`;
};

/**
 * The way back: dots group, the comma divides; anything else that is no figure falls away. What is left of nothing is
 * empty, which antd takes for "no value" and its types do not know: of NaN it would keep the number before.
 */
export const parseNumber = (text: string | undefined): number => {
  const plain = (text ?? '').replace(/[^\d,-]/g, '').replace(',', '.');
  return plain === '' ? ('' as unknown as number) : Number(plain);
};
