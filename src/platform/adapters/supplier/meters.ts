/**
 * Brand of prepaid electricity: destinations are meters with a customer name, and the delivery is a token.
 */
export const METERS = 'token-pln';
