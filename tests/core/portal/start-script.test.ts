import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { startAfterPaint } from '../../../src/web/page/start-script';

const RUNTIME =
  '<script type="module" crossorigin src="/assets/runtime-a1.js" nonce="__NONCE__"></script>\n    ';
const ENTRY =
  '<script type="module" crossorigin src="/assets/initial-b2.js" nonce="__NONCE__"></script>\n    ';

const built = ({ scripts = RUNTIME + ENTRY } = {}) => `<!doctype html>
<html lang="id">
  <head>
    <script nonce="__NONCE__">document.documentElement.dataset.theme='light'</script>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <script type="text/json" id="config" nonce="__NONCE__">__CONFIG__</script>
    <script type="importmap" nonce="__NONCE__">{"imports":{"virtual:configuration":"__CONFIGURATION__"}}</script>
    ${scripts}<link rel="modulepreload" crossorigin href="/assets/parts-d4.js" nonce="__NONCE__">
    <link rel="stylesheet" crossorigin href="/assets/initial-e5.css" nonce="__NONCE__">
    <link rel="preload" href="/assets/initial-e5.css" as="style" nonce="__NONCE__">
    <link rel="preload" href="/assets/font-daily-c3.woff2" as="font" crossorigin="" nonce="__NONCE__">
  </head>
  <body><div id="root"><!--__SHELL__--></div></body>
</html>
`;

const STARTER = /<script nonce="__NONCE__">(\(function\(files,.*?\}\)\(.*?\))<\/script>\n {4}/s;
const SCREEN = ['/assets/portal-f6.js', '/assets/list-g7.js'];

/** A fake browser with manual frames and timers that records requests. */
function openPage(html: string, { hidden = false } = {}) {
  const links: object[] = [];
  const read: string[] = [];
  const later: { run: () => void; after: number }[] = [];
  let draw = () => {};
  // Tests cannot import from a page, so imports are recorded.
  const script = STARTER.exec(html)?.[1]?.replaceAll('import(', 'read(') ?? '';
  runInNewContext(script, {
    document: {
      hidden,
      createElement: () => ({}),
      head: { append: (link: object) => void links.push(link) },
    },
    setTimeout: (run: () => void, after = 0) => void later.push({ run, after }),
    requestAnimationFrame: (run: () => void) => {
      draw = run;
    },
    read: async (file: string) => void read.push(file),
  });
  return {
    ...{ links, read },
    draw: () => draw(),
    /** Runs timers of at most this many milliseconds. */
    pass: (milliseconds: number) => {
      for (const { run, after } of later.splice(0)) if (after <= milliseconds) run();
    },
  };
}

const preloads = (files: string[]) => files.map((href) => ({ rel: 'modulepreload', href }));
const ALL = ['/assets/runtime-a1.js', '/assets/initial-b2.js', ...SCREEN];

describe('a page whose frame is painted first', () => {
  it('has one start where its first script stood, and asks for no script by itself', () => {
    const page = startAfterPaint(built(), SCREEN);
    expect(page.replace(STARTER, '[start]')).toBe(built({ scripts: '[start]' }));
  });

  it('asks for its scripts once it is drawn, and reads the entry first', () => {
    const page = openPage(startAfterPaint(built(), SCREEN));
    page.draw();
    expect([page.links, page.read]).toEqual([[], []]);
    page.pass(0);
    expect(page.links).toEqual(preloads(ALL));
    expect(page.read).toEqual(['/assets/initial-b2.js', ...ALL]);
  });

  it('asks for them undrawn after a while, so that a slow line is not idle', () => {
    const page = openPage(startAfterPaint(built(), SCREEN));
    page.pass(120);
    expect(page.links).toEqual(preloads(ALL));
    expect(page.read).toEqual([]);
  });

  it('starts at once where no one sees it', () => {
    const page = openPage(startAfterPaint(built(), SCREEN), { hidden: true });
    expect(page.read).toEqual(['/assets/initial-b2.js', ...ALL]);
  });

  it('that has no script stays as it was built', () => {
    const html = built({ scripts: '' });
    expect(startAfterPaint(html, SCREEN)).toBe(html);
  });
});
