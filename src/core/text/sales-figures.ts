/** What Statistik, Pembukuan and the report say of orders that are in neither revenue nor cost; amounts in words. */
export const leftOut = {
  unpriced: (orders: string, amount: string) =>
    `${orders} pesanan tanpa harga jual bermodal ${amount}: tidak masuk omzet, modal, dan laba.`,
  partly: (amount: string) =>
    `Pesanan yang terkirim sebagian bermodal ${amount} setelah refund: tidak masuk omzet, modal, dan laba.`,
} as const;
