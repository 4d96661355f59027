/** Inclusive numbers; an absent end is open. */
export interface Range {
  from?: number | undefined;
  to?: number | undefined;
}

const NUMBER = '-?\\d{1,15}(?:\\.\\d{1,2})?';
const written = new RegExp(`^(${NUMBER})?\\.\\.(${NUMBER})?$`);

export const writeRange = ({ from, to }: Range): string => `${from ?? ''}..${to ?? ''}`;

/** `10000..50000`, `5..`; null for other text, without ends, or with an end below its start. */
export function readRange(text: string): Range | null {
  const [, from, to] = written.exec(text) ?? [];
  if (from === undefined && to === undefined) return null;
  const range = {
    ...(from !== undefined && { from: Number(from) }),
    ...(to !== undefined && { to: Number(to) }),
  };
  return from !== undefined && to !== undefined && Number(to) < Number(from) ? null : range;
}

/** `Rp 10.000 – Rp 50.000`, `mulai Rp 10.000`, `hingga Rp 50.000`. */
export function rangeText({ from, to }: Range, format: (value: number) => string): string {
  if (from !== undefined && to !== undefined)
    return from === to ? format(from) : `${format(from)} – ${format(to)}`;
  return from === undefined ? `hingga ${format(to ?? 0)}` : `mulai ${format(from)}`;
}
