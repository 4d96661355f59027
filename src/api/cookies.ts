const DAY = 24 * 60 * 60;

function setCookie(name: string, value: string, seconds?: number): void {
  const parts = [`${encodeURIComponent(name)}=${value}`, 'Path=/', 'SameSite=Strict'];
  if (seconds !== undefined) parts.push(`Max-Age=${seconds}`);
  if (location.protocol === 'https:') parts.push('Secure');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = parts.join('; ');
}

const hasCookie = (name: string): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${encodeURIComponent(name)}=`));

const SESSION = 'session';

/** A mark that someone is signed in, nothing more: the API knows people by their Bearer token alone (design 14). */
export const setSessionCookie = (): void => setCookie(SESSION, '1');
export const clearSessionCookie = (): void => setCookie(SESSION, '', 0);

const noticeCookie = (id: string): string => `onboarding-${id}`;

/** "Jangan Tampilkan Lagi" of an onboarding notice: for one day (specification 9, design 14). */
export const dismissNotice = (id: string): void => setCookie(noticeCookie(id), '1', DAY);
export const showNoticeAgain = (id: string): void => setCookie(noticeCookie(id), '', 0);
export const isNoticeDismissed = (id: string): boolean => hasCookie(noticeCookie(id));
