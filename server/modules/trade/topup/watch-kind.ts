/** Job kind that follows a top up to its end. */
export const WATCH = 'topup';
