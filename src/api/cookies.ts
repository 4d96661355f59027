const DAY = 86_400_000;
const LONG_AGO = new Date(0);

/** `expires` left out: as long as the browser is open. */
function setCookie(name: string, value: string, expires?: Date): void {
  const parts = [`${encodeURIComponent(name)}=${value}`, 'Path=/', 'SameSite=Strict'];
  if (expires) parts.push(`Expires=${expires.toUTCString()}`);
  if (location.protocol === 'https:') parts.push('Secure');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = parts.join('; ');
}

const hasCookie = (name: string): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${encodeURIComponent(name)}=`));

const SESSION = 'session';

/** A mark that someone is signed in, nothing more: the API knows people by their Bearer token alone (design 14). */
export const setSessionCookie = (): void => setCookie(SESSION, '1');
export const clearSessionCookie = (): void => setCookie(SESSION, '', LONG_AGO);

const noticeCookie = (id: string): string => `onboarding-${id}`;

/** Kept until the browser is closed. */
const shownCookie = (id: string, reader: string): string => `notice-${id}-${reader}`;

export const markNoticeShown = (id: string, reader: string): void => setCookie(shownCookie(id, reader), '1');
export const wasNoticeShown = (id: string, reader: string): boolean => hasCookie(shownCookie(id, reader));

/** "Jangan Tampilkan Lagi" of an onboarding notice: for one day (specification 9, design 14). */
export const dismissNotice = (id: string): void =>
  setCookie(noticeCookie(id), '1', new Date(Date.now() + DAY));
export const showNoticeAgain = (id: string): void => setCookie(noticeCookie(id), '', LONG_AGO);
export const isNoticeDismissed = (id: string): boolean => hasCookie(noticeCookie(id));
