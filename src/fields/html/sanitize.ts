import type { DOMPurify } from 'dompurify';
import { addHtmlRules, htmlOptions } from '../../core/schema/html-policy';

let purifier: Promise<DOMPurify> | undefined;

/** HTML from outside → HTML that runs nothing and calls nobody, as the server cleans it too. */
export async function sanitize(html: string): Promise<string> {
  purifier ??= makePurifier();
  return (await purifier).sanitize(html, htmlOptions);
}

/** DOMPurify arrives with the first HTML; a failed fetch is tried again with the next. */
async function makePurifier(): Promise<DOMPurify> {
  const { default: made } = await import('dompurify').catch((error: unknown) => {
    purifier = undefined;
    throw error;
  });
  addHtmlRules(made);
  return made;
}
