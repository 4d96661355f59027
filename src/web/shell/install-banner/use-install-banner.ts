import { useState } from 'react';
import { type InstallBanner, installBanner } from '../../../core/session/install-banner';
import { useInstallPrompt } from '../../../platform/web/install-prompt';
import { useStored } from '../../../platform/web/storage';
import { serverNow } from '../../../ui/server-clock';

/** Milliseconds for which a closed banner stays hidden. */
const WEEK = 604_800_000;

const isStandalone = (): boolean =>
  ['standalone', 'fullscreen', 'minimal-ui'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches) ||
  (navigator as { standalone?: boolean }).standalone === true;

export function useInstallBanner(): {
  banner: InstallBanner;
  install: (() => Promise<void>) | null;
  close: () => void;
} {
  const install = useInstallPrompt();
  const [awayUntil, setAwayUntil] = useStored('install-banner');
  const [openedAt] = useState(serverNow);
  const banner = installBanner({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    standalone: isStandalone(),
    offered: install !== null,
    dismissed: awayUntil !== null && awayUntil > openedAt,
  });
  return { banner, install, close: () => setAwayUntil(serverNow() + WEEK) };
}
