/**
 * What rich text of an `html` field may hold. Browser and server each sanitise with DOMPurify on their own DOM
 * (design 7) and read this one list, so that what an editor shows is what is stored.
 */
export const allowedTags = (
  'a b blockquote br caption code em figcaption figure h2 h3 h4 hr i img li ol p pre s strong sub sup ' +
  'table tbody td th thead tr u ul'
).split(' ');

/** No `style`, `class` or `id`: an article never reaches out of its own box. */
export const allowedAttributes = 'href src alt title width height colspan rowspan start'.split(' ');

/** Where a link may lead: a secure page, a page of this site, an address to write or call. */
export const isAllowedLink = (href: string): boolean =>
  /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(href.trim());

/** Pictures are the partner's own uploads: reading an article asks no other server for anything. */
export const isAllowedPicture = (src: string): boolean => /^\/files\/[0-9a-f-]{36}$/.test(src);
