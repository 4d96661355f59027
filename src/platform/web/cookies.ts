const DAY = 86_400_000;
const LONG_AGO = new Date(0);

/** Without `expires` the cookie lasts until the browser is closed. */
function setCookie(name: string, value: string, expires?: Date): void {
  const parts = [`${encodeURIComponent(name)}=${value}`, 'Path=/', 'SameSite=Strict'];
  if (expires) parts.push(`Expires=${expires.toUTCString()}`);
  if (location.protocol === 'https:') parts.push('Secure');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = parts.join('; ');
}

const readCookie = (name: string): string | undefined => {
  const start = `${encodeURIComponent(name)}=`;
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
};

const SESSION = 'session';

/** Only marks that someone is signed in: the API authenticates by Bearer token alone (design 14). */
export const setSessionCookie = (): void => setCookie(SESSION, '1');
export const clearSessionCookie = (): void => setCookie(SESSION, '', LONG_AGO);

const noticeCookie = (id: string): string => `onboarding-${id}`;

const shownCookie = (id: string, reader: string): string => `notice-${id}-${reader}`;

export const markNoticeShown = (id: string, reader: string): void => setCookie(shownCookie(id, reader), '1');
export const wasNoticeShown = (id: string, reader: string): boolean =>
  readCookie(shownCookie(id, reader)) !== undefined;

/** Ids of users, as the value of a marker: `.7.12.` */
const readersOf = (id: string): string[] => readCookie(noticeCookie(id))?.split('.').filter(Boolean) ?? [];

const storeReaders = (id: string, readers: string[]): void => {
  const until = readers.length > 0 ? new Date(Date.now() + DAY) : LONG_AGO;
  setCookie(noticeCookie(id), `.${readers.join('.')}.`, until);
};

/** "Jangan Tampilkan Lagi" of an onboarding notice: for one day (specification 9, design 14), for this user alone. */
export const dismissNotice = (id: string, reader: string): void =>
  storeReaders(id, [...new Set([...readersOf(id), encodeURIComponent(reader)])]);
export const showNoticeAgain = (id: string, reader: string): void =>
  storeReaders(
    id,
    readersOf(id).filter((one) => one !== encodeURIComponent(reader)),
  );
/** A marker that names no user counts for everyone: the specification shows no value of it. */
export const isNoticeDismissed = (id: string, reader: string): boolean => {
  const marker = readCookie(noticeCookie(id));
  return (
    marker !== undefined && (!marker.includes('.') || readersOf(id).includes(encodeURIComponent(reader)))
  );
};
