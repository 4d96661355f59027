/** The scripts of the entry as the build writes them into a page, in the order in which they need each other. */
const ENTRY = /<script type="module" crossorigin src="([^"]+)" nonce="__NONCE__"><\/script>\s*/g;

/** The font as the build asks for it. */
const FONT = /<link rel="preload" href="([^"]+)" as="font"[^>]*>\s*/;

/** Milliseconds after which the scripts are asked for, painted or not: on a slow line they are what is waited for. */
const AHEAD = 120;
/** Milliseconds for which a start waits: a style sheet that does not come must not keep the portal away. */
const PATIENCE = 1_000;

/**
 * Lets a page whose frame stands in it be painted before its scripts: they are asked for with the first frame, and run
 * after it. Asked for by the page itself they are compiled, on every processor there is, just when the frame is drawn.
 * Each is read as soon as it and what it stands on are here, while the line still brings the others: what cannot be had
 * is told by who needs it. The font comes behind them: nothing is written with it before. A page that nobody sees has no frames: there they run at once.
 */
const script = `(function(files,entry,font,begun){var all=files.slice();
function want(facts){document.head.append(Object.assign(document.createElement('link'),facts))}
function ask(){files.splice(0).forEach(function(file){want({rel:'modulepreload',href:file})})}
function write(){if(font)want({rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href:font})}
function start(){if(begun)return;begun=true;ask();import(entry);
Promise.all(all.map(function(file){return import(file).catch(function(){})})).then(write)}
if(document.hidden)return start();
setTimeout(ask,${AHEAD});setTimeout(start,${PATIENCE});
requestAnimationFrame(function(){setTimeout(start)})})`;

/**
 * The page as built, with a start after its frame in place of the entry's own scripts: behind the import map, before any
 * style sheet that an inline script would wait for. `files`: addresses of scripts that its screen needs beside them.
 */
export function startAfterPaint(html: string, files: readonly string[]): string {
  const entries = [...html.matchAll(ENTRY)].map(([, file]) => file ?? '');
  const [first] = entries;
  if (!first) return html;
  const font = FONT.exec(html)?.[1] ?? null;
  const facts = [[...entries, ...files], entries.at(-1), font].map((fact) => JSON.stringify(fact)).join(',');
  const starter = `<script nonce="__NONCE__">${script}(${facts})</script>\n    `;
  return html.replace(FONT, '').replace(ENTRY, (_tag, file: string) => (file === first ? starter : ''));
}
