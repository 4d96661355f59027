export const bottomPages = {
  home: '/dashboard',
  transactions: '/list-transaction',
  buy: '/product/data',
  tickets: '/request-ticket/data',
} as const;

export const bottomPaths: readonly string[] = Object.values(bottomPages);
