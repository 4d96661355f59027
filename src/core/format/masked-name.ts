/** `Andi Saputra` → `An•• S.` (domain 3.9). */
export function maskedName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  const shown = `${[...first].slice(0, 2).join('')}••`;
  return last ? `${shown} ${[...last][0]?.toUpperCase()}.` : shown;
}
