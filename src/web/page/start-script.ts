/** Entry scripts as Vite writes them, in dependency order. */
const ENTRY = /<script type="module" crossorigin src="([^"]+)" nonce="__NONCE__"><\/script>\s*/g;

/** Milliseconds after which scripts are requested even without a paint, for slow connections. */
const AHEAD = 40;
/** Milliseconds after which the start no longer waits for style sheets. */
const PATIENCE = 1_000;

/**
 * Paints the skeleton before the scripts: they are requested with the first frame and run after it, because compiling
 * would otherwise delay the paint. Each script runs as soon as it and its dependencies have loaded; load errors are
 * reported by their importer. Hidden pages have no frames and start at once.
 */
const script = `(function(files,entry,asked,started){
function ask(){asked=asked||files.forEach(function(file){
document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:file}))})||true}
function start(){if(started)return;started=true;ask();import(entry);
files.forEach(function(file){import(file).catch(function(){})})}
if(document.hidden)return start();
setTimeout(ask,${AHEAD});setTimeout(start,${PATIENCE});
requestAnimationFrame(function(){setTimeout(start)})})`;

/**
 * Replaces the entry scripts of the built page: after the import map, before any style sheet that would block an inline
 * script. `files`: further scripts of the screen.
 */
export function startAfterPaint(html: string, files: readonly string[]): string {
  const entries = [...html.matchAll(ENTRY)].map(([, file]) => file ?? '');
  const [first] = entries;
  if (!first) return html;
  const facts = [[...entries, ...files], entries.at(-1)].map((fact) => JSON.stringify(fact)).join(',');
  const starter = `<script nonce="__NONCE__">${script}(${facts})</script>\n    `;
  return html.replace(ENTRY, (_tag, file: string) => (file === first ? starter : ''));
}
