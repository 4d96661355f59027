// Must be imported before any schema is created.
import './web/app/zod-without-eval';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:theme.css';
import './web/theme/global.css';
import './web/theme/shell.css';
import { catchInstallPrompt } from './platform/web/install-prompt';
import { screenNow } from './ui/use-screen';
import { surviveTranslation } from './web/app/page-translation';
import { PublicApp, whenPortalIsHere } from './web/app/public-app';
import { noticeSilentAutofill } from './web/app/silent-autofill';
import { listenForWayBack } from './web/app/way-back';

/** Milliseconds before the skeleton is replaced even if something is still loading. */
const PATIENCE = 5_000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

surviveTranslation();
catchInstallPrompt();
listenForWayBack();
noticeSilentAutofill();
const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <PublicApp />
    </StrictMode>,
  );
if (whenPortalIsHere) {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  // Phones render in slices, so that taps are handled in between.
  const drawSlowly = () => startTransition(draw);
  void Promise.race([whenPortalIsHere, patience]).then(screenNow() === 'desktop' ? draw : drawSlowly);
} else {
  draw();
}
