/** The scripts of the entry as the build writes them into a page, in the order in which they need each other. */
const ENTRY = /<script type="module" crossorigin src="([^"]+)" nonce="__NONCE__"><\/script>\s*/g;

/** Milliseconds after which the scripts are asked for, painted or not: on a slow line they are what is waited for. */
const AHEAD = 120;
/** Milliseconds for which a start waits: a style sheet that does not come must not keep the portal away. */
const PATIENCE = 1_000;

/**
 * Lets a page whose frame stands in it be painted before its scripts: they are asked for with the first frame, and run
 * after it. Asked for by the page itself they are compiled, on every processor there is, just when the frame is drawn.
 * Each is read as soon as it and what it stands on are here, while the line still brings the others: what cannot be had
 * is told by who needs it. A page that nobody sees has no frames: there they run at once.
 */
const script = `(function(files,entry,asked,begun){
function ask(){asked=asked||files.forEach(function(file){
document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:file}))})||true}
function start(){if(begun)return;begun=true;ask();import(entry);
files.forEach(function(file){import(file).catch(function(){})})}
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
  const facts = [[...entries, ...files], entries.at(-1)].map((fact) => JSON.stringify(fact)).join(',');
  const starter = `<script nonce="__NONCE__">${script}(${facts})</script>\n    `;
  return html.replace(ENTRY, (_tag, file: string) => (file === first ? starter : ''));
}
