export const WATCH = 'topup';
