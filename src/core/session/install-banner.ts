import { isAppleHandheld } from './device';

export interface Visit {
  userAgent: string;
  touchPoints: number;
  /** Opened from the home screen: `display-mode` is standalone, fullscreen or minimal-ui. */
  standalone: boolean;
  offered: boolean;
  dismissed: boolean;
}

/** `install` has a button; `ios` and `android` show instructions (specification 4). */
export type InstallBanner = 'install' | 'ios' | 'android' | null;

/** Specification 4, "Install banner", line by line; only on phones (specification 1). */
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

/** Browsers based on Chrome append their own name. */
const isChrome = (userAgent: string): boolean =>
  /Chrome\/\d/.test(userAgent) &&
  !/SamsungBrowser|OPR\/|EdgA\/|YaBrowser|UCBrowser|MiuiBrowser|; wv\)/.test(userAgent);
