// Must be imported before any schema is created.
import './app/zod-without-eval';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:theme.css';
import './app/theme/global.css';
import './app/theme/shell.css';
import { catchInstallPrompt } from './api/install-prompt';
import { surviveTranslation } from './app/page-translation';
import { PublicApp, whenPortalIsHere } from './app/public-app';
import { noticeSilentAutofill } from './app/silent-autofill';
import { hearWayBack } from './app/way-back';
import { screenNow } from './ui/use-screen';

/** Milliseconds before the skeleton is replaced even if something is still loading. */
const PATIENCE = 5_000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

surviveTranslation();
catchInstallPrompt();
hearWayBack();
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
