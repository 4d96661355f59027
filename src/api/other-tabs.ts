/** Tabs notify each other when one closes, because its sockets become free. */
const NAME = 'tab-closed';
/** Milliseconds until the server has noticed the closed sockets. */
const AFTERWARDS = 1_000;

/** Calls `onClosed` when another tab closes. Returns a function that stops it. */
export function watchTabs(onClosed: () => void): () => void {
  const line = new BroadcastChannel(NAME);
  const say = () => line.postMessage(null);
  line.onmessage = () => setTimeout(onClosed, AFTERWARDS);
  window.addEventListener('pagehide', say);
  return () => {
    window.removeEventListener('pagehide', say);
    line.close();
  };
}
