import { htmlText } from '../format/html-text';

/** Words a minute: those who read a screen, in Indonesian. */
const PACE = 200;

/** Minutes that reading an article takes, at least one (domain 3.20). */
export function readingMinutes(bodyHtml: string): number {
  const words = htmlText(bodyHtml).split(' ').length;
  return Math.max(1, Math.ceil(words / PACE));
}
