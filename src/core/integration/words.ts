/** Which world a token opens: one of its own to try things in, or the real one. */
export const apiEnvironments = { sandbox: 'Sandbox', production: 'Produksi' } as const;
export type ApiEnvironment = keyof typeof apiEnvironments;

/** What a token may be used for (domain 3.11). */
export const apiScopes = {
  'balance.read': 'Baca saldo',
  'product.read': 'Baca produk dan harga',
  'order.create': 'Buat pesanan',
  'order.read': 'Baca pesanan',
} as const;
export type ApiScope = keyof typeof apiScopes;
