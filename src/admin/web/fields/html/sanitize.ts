import type { DOMPurify } from 'dompurify';
import { addHtmlRules, htmlOptions } from '../../../../core/format/html-policy';

let purifier: Promise<DOMPurify> | undefined;

export async function sanitize(html: string): Promise<string> {
  purifier ??= makePurifier();
  return (await purifier).sanitize(html, htmlOptions);
}

/** DOMPurify loads with the first HTML; a failed load is retried with the next. */
async function makePurifier(): Promise<DOMPurify> {
  const { default: made } = await import('dompurify').catch((error: unknown) => {
    purifier = undefined;
    throw error;
  });
  addHtmlRules(made);
  return made;
}
