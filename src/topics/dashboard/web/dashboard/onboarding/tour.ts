import { driver } from 'driver.js';
import 'driver.js/dist/driver.css';
import { actions } from '../../../../../core/text/actions';
import { copy } from './copy';
import './tour.css';

const marks = ['steps', 'setup', 'balance', 'buy', 'tutorials'] as const;

const isSeen = (selector: string): boolean => {
  const element = document.querySelector(selector);
  return element !== null && element.getClientRects().length > 0;
};

/** Highlights elements one by one. `onEnd` always runs; returns a function that ends the tour. */
export function runTour(onEnd: () => void): () => void {
  const steps = marks.flatMap((name) => {
    const element = `[data-tour="${name}"]`;
    const { title, text } = copy.marks[name];
    return isSeen(element) ? [{ element, popover: { title, description: text } }] : [];
  });
  const tour = driver({
    steps,
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    allowKeyboardControl: true,
    overlayOpacity: 0.55,
    stagePadding: 6,
    stageRadius: 14,
    showProgress: steps.length > 1,
    progressText: '{{current}} dari {{total}}',
    nextBtnText: copy.markNext,
    prevBtnText: copy.markBefore,
    doneBtnText: copy.markDone,
    popoverClass: 'coach-mark',
    onPopoverRender: ({ closeButton }) => closeButton.setAttribute('aria-label', actions.close),
    // `onDestroyed` does not fire for clicks during an animation.
    onDestroyStarted: () => end(),
  });
  const end = (): void => {
    if (!tour.isActive()) return;
    tour.destroy();
    onEnd();
  };
  tour.drive();
  return end;
}
