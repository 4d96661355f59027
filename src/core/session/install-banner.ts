import { isAppleHandheld } from './device';

/** What the browser says of itself and of this visit. */
export interface Visit {
  userAgent: string;
  /** Fingers that the screen tells apart. */
  touchPoints: number;
  /** Opened from the home screen: `display-mode` is standalone, fullscreen or minimal-ui. */
  standalone: boolean;
  /** The browser has offered to install (`beforeinstallprompt`). */
  offered: boolean;
  /** Closed by the person not long ago. */
  dismissed: boolean;
}

/** `install` has a button; `ios` and `android` tell how it is done there (specification 4). */
export type InstallBanner = 'install' | 'ios' | 'android' | null;

/** Specification 4, "Install banner", one line a sentence; for people on phones (specification 1). */
export function installBanner({
  userAgent,
  touchPoints,
  standalone,
  offered,
  dismissed,
}: Visit): InstallBanner {
  if (standalone || dismissed) return null;
  if (isAppleHandheld({ userAgent, touchPoints })) return 'ios';
  if (!/Android/.test(userAgent)) return null;
  if (isChrome(userAgent)) return offered ? 'install' : null;
  return 'android';
}

/** Chrome itself: its relatives name themselves behind it. */
const isChrome = (userAgent: string): boolean =>
  /Chrome\/\d/.test(userAgent) &&
  !/SamsungBrowser|OPR\/|EdgA\/|YaBrowser|UCBrowser|MiuiBrowser|; wv\)/.test(userAgent);
