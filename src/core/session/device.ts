/** What a browser tells of the device that it runs on. */
export interface DeviceHints {
  userAgent: string;
  /** The client hint `mobile`; null where the browser gives none. */
  mobile: boolean | null;
  /** Fingers that the screen tells apart. */
  touchPoints: number;
  /** What points first is a mouse or a touchpad, not a finger. */
  finePointer: boolean;
}

type Told = Pick<DeviceHints, 'userAgent' | 'touchPoints'>;

const HANDHELD = /Android|iPhone|iPad|iPod|Mobi|Tablet|Silk|Kindle|BlackBerry|webOS/;

/** An iPad calls itself a Mac; no Mac has a screen for fingers. */
export const isAppleHandheld = ({ userAgent, touchPoints }: Told): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

/**
 * Specification 2: "non-desktop device". A PC stays one in a small window, zoomed in, or with a screen for fingers; a
 * tablet stays one when it is wide, and when it asks for the pages of a desktop.
 */
export function isDesktopDevice({ userAgent, mobile, touchPoints, finePointer }: DeviceHints): boolean {
  if (mobile) return false;
  if (/Windows NT|CrOS/.test(userAgent)) return true;
  if (HANDHELD.test(userAgent) || isAppleHandheld({ userAgent, touchPoints })) return false;
  // An Android tablet in desktop mode says that it is Linux.
  return touchPoints === 0 || finePointer;
}
