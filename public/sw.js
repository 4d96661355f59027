/*
 * Lets the installed portal open without a connection: the page itself and the hashed files it has used are cached, data
 * never is (the portal stores what it last showed, and removes it at the end of a session).
 */
const PAGE = 'page-1';
const FILES = 'files-1';
const SHELL = '/login';
/** Older builds leave their files behind; browsers list a cache in the order in which it was filled. */
const MOST_FILES = 200;

const isFile = ({ pathname }) => pathname.startsWith('/assets/');
/** Everything that is the portal's one page. */
const isPage = ({ pathname }) =>
  !/^\/(?:v1|live|files|sandbox|invoice(?:-check)?|openapi|healthz|readyz|metrics)(?:[/.]|$)/.test(pathname);

async function cachePage(response) {
  if (response.ok && response.headers.get('content-type')?.startsWith('text/html')) {
    await (await caches.open(PAGE)).put(SHELL, response);
  }
}

/** The newest page; without a connection the last one, its nonce and policy with it. */
async function page(event) {
  try {
    const response = await fetch(event.request);
    event.waitUntil(cachePage(response.clone()));
    return response;
  } catch (failure) {
    const cached = await (await caches.open(PAGE)).match(SHELL);
    if (cached) return cached;
    throw failure;
  }
}

/** Names carry a hash of the content, so a cached file is never stale. */
async function file(request) {
  const files = await caches.open(FILES);
  const cached = await files.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await files.put(request, response.clone());
  return response;
}

async function cacheFiles(urls) {
  const files = await caches.open(FILES);
  const wanted = urls.filter((url) => {
    const { origin } = new URL(url);
    return origin === self.location.origin && isFile(new URL(url));
  });
  await Promise.allSettled(wanted.map(async (url) => (await files.match(url)) ?? files.add(url)));
  const all = await files.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_FILES)).map((old) => files.delete(old)));
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(SHELL).then(cachePage));
});

self.addEventListener('activate', (event) => {
  const current = [PAGE, FILES];
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.filesInUse)) event.waitUntil(cacheFiles(event.data.filesInUse));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isFile(url)) event.respondWith(file(request));
  else if (request.mode === 'navigate' && isPage(url)) event.respondWith(page(event));
});
