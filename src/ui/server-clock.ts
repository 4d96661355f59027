/** Milliseconds that the server's clock is ahead of this browser's. */
let offset = 0;

/** `iso`: the server's time of the latest profile, which the page may have requested up to 10 s ago. */
export const setServerTime = (iso: string): void => {
  offset = Date.parse(iso) - Date.now();
};

/** A moment of this browser's clock (milliseconds since 1970) on the server's clock, as ISO 8601. */
export const onServerClock = (moment: number): string => new Date(moment + offset).toISOString();

/** The server's time in milliseconds since 1970. Whatever depends on the time asks here: a browser's clock may be wrong. */
export const serverNow = (): number => Date.now() + offset;

export const serverTime = (): string => onServerClock(Date.now());
