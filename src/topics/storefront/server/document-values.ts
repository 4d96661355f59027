/*
 * Reads document values defensively: after a declaration change they may have another shape, which counts as
 * absent and must not break a website.
 */

export const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

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
