/** `Kolom C` for a column without a header; counted from 0. */
export function columnName(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return `Kolom ${place < 26 ? '' : String.fromCharCode(64 + Math.floor(place / 26))}${letter}`;
}
