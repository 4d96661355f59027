/** Tabs of this browser tell each other that one has closed: the sockets it held are free. */
const NAME = 'tab-closed';
/** Milliseconds until the server has seen its sockets close. */
const AFTERWARDS = 1_000;

/** Says so when this tab closes, and calls `onClosed` when another one has; answers how to end that. */
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
