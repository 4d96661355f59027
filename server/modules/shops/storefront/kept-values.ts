/*
 * Values of documents, read as what they are meant to be. An administrator may have changed a declaration since they
 * were kept: what has another shape counts as absent, and never stops a website.
 */

export const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

/** A list of documents' texts. */
export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Sub-rows that have all of these texts. */
export function textRows<Name extends string>(value: unknown, ...names: Name[]): Record<Name, string>[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((row: unknown) => {
    const found = names.map((name) => [name, text((row as Record<string, unknown> | null)?.[name])]);
    return found.some(([, one]) => one === null) ? [] : [Object.fromEntries(found)];
  });
}

export function picture(value: unknown): { url: string; width: number; height: number } | null {
  const { url, width, height } = (value ?? {}) as Record<string, unknown>;
  if (typeof url !== 'string' || typeof width !== 'number' || typeof height !== 'number') return null;
  return { url, width, height };
}
