/**
 * Values for a field's `cell` or `input`. `custom/registry.ts` maps each to its component; a missing one does not
 * compile.
 */
export const customNames = {
  /**
   * `schedule-status`, `sale-status`, `promo-status`: a period with its current state in the words of
   * `core/text/schedule.ts`. `timeline`: sub-rows with `step`, `at`, `actor` and optional `look`, `note`, `amount`.
   * `attachment`: a private file of the books. `cause-link`: a code that links to the page of `ref_type` and `ref_id`.
   * `debt-reminder`: a phone number with a reminder message. `privileges`: access keys by label.
   */
  cells: [
    'schedule-status',
    'sale-status',
    'promo-status',
    'timeline',
    'attachment',
    'cause-link',
    'debt-reminder',
    'privileges',
  ],
  /** `theme-preview`: a choice with a picture of what mode, colours, typeface, corners and columns of this form
   * look like together. `sale-price`: money in a sub-row, with what the product of its row (`product_id`) usually sells
   * for, costs and then brings. `attachment`: a picture or PDF that is sent at once, as the id of a private file.
   * `rule-outcome`: a switch, with what the rule of selling prices in this form would change. `attachments`: pictures and
   * PDFs of a ticket, sent at once, as tags with their ids. `found-code`: a code, with those that the finder knows below.
   * `privilege-tree`: access keys below what they ask for, with presets. `address-lock`: addresses, one's own offered.
   * `own-pin`: the PIN of who types. `platform-code`: a text with `choices`, picked from them where `source` of this form is
   * `platform`. `book-date`: a day, refused at once in a month whose books are closed. */
  inputs: [
    ...(['theme-preview', 'sale-price', 'attachment', 'rule-outcome', 'attachments', 'found-code'] as const),
    ...(['privilege-tree', 'address-lock', 'own-pin', 'platform-code', 'book-date'] as const),
  ],
} as const satisfies { cells: readonly string[]; inputs: readonly string[] };

export type CustomCell = (typeof customNames.cells)[number];
export type CustomInput = (typeof customNames.inputs)[number];

/** Inputs that the server requires with error texts of its own. */
export const demanding: readonly string[] = ['privilege-tree', 'own-pin'] satisfies CustomInput[];
