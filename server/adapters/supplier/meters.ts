/** The brand whose customers are meters: suppliers know them by name, and what it delivers is a token that is typed in. */
export const METERS = 'token-pln';
