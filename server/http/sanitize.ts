import type { DOMPurify } from 'dompurify';
import {
  allowedAttributes,
  allowedTags,
  isAllowedLink,
  isAllowedPicture,
} from '../../src/core/schema/html-policy';

let purifier: Promise<DOMPurify> | undefined;

/** Rich text without anything that runs, loads from elsewhere or leaves its box. The result is what is stored. */
export async function sanitizeHtml(html: string): Promise<string> {
  purifier ??= makePurifier();
  return (await purifier).sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOW_UNKNOWN_PROTOCOLS: false,
  });
}

/** Loaded on first use: jsdom costs half a second that a start does not need to spend. */
async function makePurifier(): Promise<DOMPurify> {
  const [{ default: createDOMPurify }, { JSDOM }] = await Promise.all([import('dompurify'), import('jsdom')]);
  const made = createDOMPurify(new JSDOM('').window);
  made.addHook('uponSanitizeAttribute', (_element, attribute) => {
    const { attrName, attrValue } = attribute;
    if (attrName === 'href' && !isAllowedLink(attrValue)) attribute.keepAttr = false;
    if (attrName === 'src' && !isAllowedPicture(attrValue)) attribute.keepAttr = false;
  });
  made.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A' && /^https:/i.test(element.getAttribute('href') ?? '')) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer');
    }
    // A picture that lost its source would show as a broken one.
    if (element.nodeName === 'IMG' && !element.hasAttribute('src')) element.remove();
  });
  return made;
}
