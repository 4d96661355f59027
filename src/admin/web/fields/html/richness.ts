/** Elements supported by the visual editor; other HTML stays in the source view, so that nothing is lost. */
const known = new Set(
  'A B BLOCKQUOTE BR CODE EM H2 H3 H4 HR I IMG LI OL P PRE S STRONG TABLE TBODY TD TH THEAD TR U UL'.split(
    ' ',
  ),
);

export function isVisual(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].every(({ tagName }) => known.has(tagName));
}
