export const apiEnvironments = { sandbox: 'Sandbox', production: 'Produksi' } as const;
export type ApiEnvironment = keyof typeof apiEnvironments;

/** Domain 3.11. */
export const apiScopes = {
  'balance.read': 'Baca saldo',
  'product.read': 'Baca produk dan harga',
  'order.create': 'Buat pesanan',
  'order.read': 'Baca pesanan',
} as const;
export type ApiScope = keyof typeof apiScopes;
