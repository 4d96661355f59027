import type { DOMPurify } from 'dompurify';
import { addHtmlRules, htmlOptions } from '../../core/format/html-policy';

let purifier: Promise<DOMPurify> | undefined;

/** Rich text without scripts, external resources or positioning. The result is stored. */
export async function sanitizeHtml(html: string): Promise<string> {
  purifier ??= makePurifier();
  return (await purifier).sanitize(html, htmlOptions);
}

/** Loaded on first use: jsdom takes half a second. */
async function makePurifier(): Promise<DOMPurify> {
  const [{ default: createDOMPurify }, { JSDOM }] = await Promise.all([import('dompurify'), import('jsdom')]);
  const made = createDOMPurify(new JSDOM('').window);
  addHtmlRules(made);
  return made;
}
