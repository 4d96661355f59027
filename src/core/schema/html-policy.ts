/**
 * What rich text of an `html` field may hold. Browser and server each sanitise with DOMPurify on their own DOM
 * (design 7) and read this one policy, so that what an editor shows is what is stored.
 */
export const allowedTags = (
  'a b blockquote br caption code em figcaption figure h2 h3 h4 hr i img li ol p pre s strong sub sup ' +
  'table tbody td th thead tr u ul'
).split(' ');

/** No `style`, `class` or `id`: an article never reaches out of its own box. */
export const allowedAttributes = 'href src alt title width height colspan rowspan start'.split(' ');

/** Where a link may lead: a secure page, a page of this site, an address to write or call. */
const isAllowedLink = (href: string): boolean =>
  /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(href.trim());

/** Pictures are the partner's own uploads: reading an article asks no other server for anything. */
const isAllowedPicture = (src: string): boolean => /^\/files\/[0-9a-f-]{36}$/.test(src);

/** DOMPurify's options; they need the rules of `addHtmlRules` beside them. */
export const htmlOptions = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
};

/** As much of DOMPurify as the rules are told to. */
interface Purifier {
  addHook(at: 'uponSanitizeAttribute', rule: (element: Element, attribute: Attribute) => void): void;
  addHook(at: 'afterSanitizeAttributes', rule: (element: Element) => void): void;
}
interface Attribute {
  attrName: string;
  attrValue: string;
  keepAttr: boolean | undefined;
}

/** Tells a purifier, once, what lists of names cannot say. */
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
    // A picture that lost its source would show as a broken one.
    if (element.nodeName === 'IMG' && !element.hasAttribute('src')) element.remove();
  });
}
