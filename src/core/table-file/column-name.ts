/** Equal for names of columns that mean the same: `Nomor HP` and `nomor_hp`. */
export const columnKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** `Kolom C` for a column without a header; counted from 0. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return `Kolom ${index < 26 ? '' : String.fromCharCode(64 + Math.floor(index / 26))}${letter}`;
}
