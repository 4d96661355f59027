import { htmlText } from '../../../core/format/html-text';

const PACE = 200;

/** At least one (domain 3.20). */
export function readingMinutes(bodyHtml: string): number {
  const words = htmlText(bodyHtml).split(' ').length;
  return Math.max(1, Math.ceil(words / PACE));
}
