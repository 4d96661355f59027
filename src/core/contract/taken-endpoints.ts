/** Where the calls of the program itself begin; a declared resource has its endpoint beside them. */
export const takenEndpoints: readonly string[] = [
  '/v1/callback',
  '/v1/crm',
  '/v1/storefront',
  '/v1/vendor-panel/balance-histories',
  '/v1/vendor-panel/bank-account',
  '/v1/vendor-panel/category-tag',
  '/v1/vendor-panel/colors',
  '/v1/vendor-panel/dashboard',
  '/v1/vendor-panel/get-panel-saldo',
  '/v1/vendor-panel/progress-status',
  '/v1/vendor-panel/recommendations',
  '/v1/vendor-panel/saldo-point',
  '/v1/vendor-panel/sale-price',
  '/v1/vendor-panel/theme',
  '/v1/vendor-panel/withdrawal',
];
