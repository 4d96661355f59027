/**
 * SQL text that orders names as people do: `40 Diamond` before `100 Diamond`, `963` before `1.412`. Dots that part
 * thousands are left out, and each number is as long as any other.
 */
export const naturalKey = (text: string): string => {
  const plain = `regexp_replace(${text}, '(\\d)\\.(?=\\d{3}(?!\\d))', '\\1', 'g')`;
  const padded = `regexp_replace(${plain}, '(\\d+)', '${'0'.repeat(LONGEST)}\\1', 'g')`;
  return `regexp_replace(${padded}, '\\d*(\\d{${LONGEST}})', '\\1', 'g')`;
};

/** Digits of the longest number that is compared in full. */
const LONGEST = 18;
