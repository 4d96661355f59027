export interface DeviceHints {
  userAgent: string;
  /** Client hint `mobile`; null if the browser sends none. */
  mobile: boolean | null;
  touchPoints: number;
  finePointer: boolean;
}

type Hints = Pick<DeviceHints, 'userAgent' | 'touchPoints'>;

const HANDHELD = /Android|iPhone|iPad|iPod|Mobi|Tablet|Silk|Kindle|BlackBerry|webOS/;

/** An iPad identifies itself as a Mac; no Mac has a touch screen. */
export const isAppleHandheld = ({ userAgent, touchPoints }: Hints): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

/**
 * Specification 2: "non-desktop device". A PC stays a desktop in a small window, zoomed in, or with a touch screen; a
 * tablet is none, even if it is wide or requests desktop pages.
 */
export function isDesktopDevice({ userAgent, mobile, touchPoints, finePointer }: DeviceHints): boolean {
  if (mobile) return false;
  if (/Windows NT|CrOS/.test(userAgent)) return true;
  if (HANDHELD.test(userAgent) || isAppleHandheld({ userAgent, touchPoints })) return false;
  // An Android tablet in desktop mode identifies itself as Linux.
  return touchPoints === 0 || finePointer;
}
