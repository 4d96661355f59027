/**
 * Allowed content of an `html` field. Browser and server sanitise with DOMPurify on their own DOM (design 7) by this
 * policy, so that the editor shows what is stored.
 */
export const allowedTags = (
  'a b blockquote br caption code em figcaption figure h2 h3 h4 hr i img li ol p pre s strong sub sup ' +
  'table tbody td th thead tr u ul'
).split(' ');

/** No `style`, `class` or `id`: an article must not affect the page around it. */
export const allowedAttributes = 'href src alt title width height colspan rowspan start'.split(' ');

/** Links: secure pages, pages of this site, e-mail and phone. */
const isAllowedLink = (href: string): boolean =>
  /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(href.trim());

/** Only the partner's own uploads: reading an article contacts no other server. */
const isAllowedPicture = (src: string): boolean => /^\/files\/[0-9a-f-]{36}$/.test(src);

export const htmlOptions = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
};

interface Purifier {
  addHook(at: 'uponSanitizeAttribute', rule: (element: Element, attribute: Attribute) => void): void;
  addHook(at: 'afterSanitizeAttributes', rule: (element: Element) => void): void;
}
interface Attribute {
  attrName: string;
  attrValue: string;
  keepAttr: boolean | undefined;
}

export function addHtmlRules(purifier: Purifier): void {
  purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
    const { attrName, attrValue } = attribute;
    if (attrName === 'href' && !isAllowedLink(attrValue)) attribute.keepAttr = false;
    if (attrName === 'src' && !isAllowedPicture(attrValue)) attribute.keepAttr = false;
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A' && /^https:/i.test(element.getAttribute('href') ?? '')) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer');
    }
    // An image without a source would look broken.
    if (element.nodeName === 'IMG' && !element.hasAttribute('src')) element.remove();
  });
}
