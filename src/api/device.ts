import { isDesktopDevice } from '../core/session/device';

/** Not in every browser, and not in every library of types. */
type Hinting = Navigator & { userAgentData?: { mobile: boolean } };

/** This device is a desktop: a fact of the whole visit, whatever becomes of the window. */
export const onDesktop = (): boolean =>
  isDesktopDevice({
    userAgent: navigator.userAgent,
    mobile: (navigator as Hinting).userAgentData?.mobile ?? null,
    touchPoints: navigator.maxTouchPoints,
    finePointer: matchMedia('(pointer: fine)').matches,
  });
