/** Converts clipboard HTML to what the editor supports: Word lists to lists, headings by rank. */
export function tidyPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  listParagraphs(body);
  adoptInnerLists(body);
  shiftHeadings(body);
  return body.innerHTML;
}

export interface PastedPictures {
  /** Contains only own pictures, with `data-picture` where others are to be uploaded. */
  html: string;
  files: File[];
  /** Number of pictures on other hosts, which the content policy does not allow to load. */
  leftOut: number;
}

/** `pathOf` returns the path of a picture stored here, else null. */
export function picturesOf(html: string, pathOf: (src: string) => string | null): PastedPictures {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const files: File[] = [];
  let leftOut = 0;
  for (const picture of body.querySelectorAll('img')) {
    const src = picture.getAttribute('src') ?? '';
    const path = pathOf(src);
    const file = path === null ? fileOf(src) : null;
    picture.removeAttribute('src');
    if (path !== null) picture.setAttribute('src', path);
    else if (file) picture.setAttribute('data-picture', String(files.push(file) - 1));
    else {
      picture.remove();
      leftOut += 1;
    }
  }
  return { html: body.innerHTML, files, leftOut };
}

/** Inserts uploaded pictures; null means that an upload failed. */
export function withPictures(
  html: string,
  pictures: readonly ({ url: string; name: string } | null)[],
): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img[data-picture]')) {
    const picture = pictures[Number(image.getAttribute('data-picture'))];
    image.removeAttribute('data-picture');
    if (!picture) image.remove();
    else {
      image.setAttribute('src', picture.url);
      image.setAttribute('alt', image.getAttribute('alt') || picture.name);
    }
  }
  return body.innerHTML;
}

/** True for HTML with a single picture, which browsers add to a copied picture file. */
export function isOnePicture(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (
    body.querySelectorAll('img').length === 1 && !body.textContent?.trim() && !body.querySelector('table')
  );
}

function fileOf(src: string): File | null {
  const [, type, data] = /^data:(image\/(?:png|jpeg|webp));base64,(.+)$/s.exec(src) ?? [];
  if (!type || !data) return null;
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
    return new File([bytes], `tempelan.${type.slice('image/'.length)}`, { type });
  } catch {
    return null;
  }
}

/** Word writes list items as paragraphs with `mso-list: … levelN` and the bullet as text. */
const level = (element: Element): number =>
  Number(/mso-list:[^;]*\blevel(\d+)/i.exec(element.getAttribute('style') ?? '')?.[1] ?? 0);

function listParagraphs(body: HTMLElement): void {
  for (const first of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (!first.isConnected || level(first) === 0) continue;
    const items: Element[] = [];
    for (let next: Element | null = first; next && level(next) > 0; next = next.nextElementSibling)
      items.push(next);
    const root = body.ownerDocument.createElement('div');
    first.before(root);
    for (const item of items) addItem(root, item);
    root.replaceWith(...root.childNodes);
  }
}

/** Appends an item to the list of its level; deeper lists go into the last item. */
function addItem(root: Element, item: Element): void {
  const document = item.ownerDocument;
  const mark = item.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const tag = /^\s*(?:\d+|[a-z]{1,4})[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
  mark?.remove();
  let parent = root;
  for (let depth = 1; ; depth += 1) {
    const isHere = depth === level(item);
    const last = parent.lastElementChild;
    const isList = last && /^[OU]L$/.test(last.tagName) && (!isHere || last.localName === tag);
    const list = isList ? last : parent.appendChild(document.createElement(tag));
    if (isHere || !list.lastElementChild) {
      const entry = document.createElement('li');
      if (isHere) entry.append(...item.childNodes);
      list.append(entry);
    }
    if (isHere) break;
    parent = list.lastElementChild as Element;
  }
  item.remove();
}

function adoptInnerLists(body: HTMLElement): void {
  for (const inner of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    if (inner.previousElementSibling) inner.previousElementSibling.append(inner);
    else inner.replaceWith(...inner.children);
  }
}

/** Texts have no `h1`: the highest heading becomes `h2`, down to `h4`. */
function shiftHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  for (const heading of body.querySelectorAll('p[class*="MsoHeading" i]')) {
    rename(heading, `h${/MsoHeading([1-6])/i.exec(heading.className)?.[1] ?? 2}`);
  }
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const shift = headings.some(({ localName }) => localName === 'h1') ? 1 : 0;
  for (const heading of headings) {
    rename(heading, `h${Math.min(4, Number(heading.localName[1]) + shift)}`);
  }
}

function rename(element: Element, tag: string): void {
  if (element.localName === tag) return;
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
