import { isDesktopDevice } from '../../core/session/device';

/** Missing in some browsers and in the DOM types. */
type Hinting = Navigator & { userAgentData?: { mobile: boolean } };

export const onDesktop = (): boolean =>
  isDesktopDevice({
    userAgent: navigator.userAgent,
    mobile: (navigator as Hinting).userAgentData?.mobile ?? null,
    touchPoints: navigator.maxTouchPoints,
    finePointer: matchMedia('(pointer: fine)').matches,
  });
