/**
 * Names that a field may use as its own `cell` or `input`. `custom/registry.ts` maps each to its component;
 * a name missing there does not compile.
 */
export const customNames = {
  /** Dates of a period with its state now: Terjadwal, Tayang, Berakhir. */
  cells: ['schedule-status'],
  inputs: [],
} as const satisfies { cells: readonly string[]; inputs: readonly string[] };

export type CustomCell = (typeof customNames.cells)[number];
export type CustomInput = (typeof customNames.inputs)[number];
