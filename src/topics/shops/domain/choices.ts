/** Domain 3.15, `category_focus`. */
export const categoryFocus = {
  game: 'Top up game',
  voucher: 'Voucher game',
  pulsa: 'Pulsa dan paket data',
  wallet: 'E-wallet',
  pln: 'Token listrik',
  streaming: 'Streaming',
  belanja: 'Voucher belanja',
} as const;
export type CategoryFocus = keyof typeof categoryFocus;
