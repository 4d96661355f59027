/** Where an order of a website stands (domain 3.21); SQL writes the numbers. */
export const ORDER = { unpaid: 1, processing: 2, done: 3, failed: 4, cancelled: 5, refunded: 6 } as const;

/** Where its payment stands. */
export const PAYMENT = { waiting: 1, paid: 2, expired: 3, failed: 4, returned: 5 } as const;
