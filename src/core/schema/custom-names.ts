/**
 * Names that a field may use as its own `cell` or `input`. `custom/registry.ts` maps each to its component;
 * a name missing there does not compile.
 */
export const customNames = {
  /**
   * `schedule-status`, `sale-status`, `promo-status`: dates of a period with the state of its record now, in the words
   * of `core/text/schedule.ts`. `timeline`: sub-rows with `step`, `at`, `actor` and perhaps `look`, `note`, `amount`,
   * one below the other.
   */
  cells: ['schedule-status', 'sale-status', 'promo-status', 'timeline'],
  /** `theme-preview`: a choice with a picture of what mode, colours, typeface, corners and columns of this form
   * look like together. `sale-price`: money in a sub-row, with what the product of its row (`product_id`) usually sells
   * for, costs and then brings. */
  inputs: ['theme-preview', 'sale-price'],
} as const satisfies { cells: readonly string[]; inputs: readonly string[] };

export type CustomCell = (typeof customNames.cells)[number];
export type CustomInput = (typeof customNames.inputs)[number];
