/**
 * Starts the analytics of other companies whose IDs the server has written at this script. Each receives the opening
 * of the page and nothing else: no forms, no presses of buttons.
 */
type Call = (...call: unknown[]) => void;
type Page = typeof window & Record<string, unknown>;

const page = window as Page;
const own = document.querySelector<HTMLScriptElement>('script[data-analytics]');
const { google, meta, tiktok } = own?.dataset ?? {};

function load(src: string): void {
  const script = document.createElement('script');
  Object.assign(script, { src, async: true, nonce: own?.nonce });
  document.head.append(script);
}

if (google) {
  const calls: IArguments[] = [];
  const gtag: Call = function () {
    // biome-ignore lint/complexity/noArguments: Google reads no arrays.
    calls.push(arguments);
  };
  page.dataLayer = calls;
  gtag('js', new Date());
  // Its cookies stay at this host: other hosts of the same domain are other shops.
  gtag('config', google, { cookie_domain: location.hostname });
  load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(google)}`);
}

if (meta) {
  const queue: unknown[][] = [];
  const fbq: Call & { callMethod?: Call } = (...call) => {
    if (fbq.callMethod) fbq.callMethod(...call);
    else queue.push(call);
  };
  Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue });
  Object.assign(page, { fbq, _fbq: fbq });
  // Without it the service also reads buttons and texts of the page.
  fbq('set', 'autoConfig', false, meta);
  fbq('init', meta);
  fbq('track', 'PageView');
  load('https://connect.facebook.net/en_US/fbevents.js');
}

if (tiktok) {
  const src = 'https://analytics.tiktok.com/i18n/pixel/events.js';
  const methods = ['page', 'track', 'identify', 'instances', 'debug', 'on', 'off', 'once', 'ready', 'alias'];
  const setAndDefer = (calls: unknown[], method: string) =>
    Object.assign(calls, { [method]: (...call: unknown[]) => calls.push([method, ...call]) });
  const pixel: unknown[] = Object.assign([], { _u: src });
  const ttq: unknown[] = [['page']];
  for (const method of methods) setAndDefer(ttq, method);
  Object.assign(ttq, {
    ...{ methods, setAndDefer, instance: () => pixel },
    ...{ _i: { [tiktok]: pixel }, _t: { [tiktok]: Date.now() }, _o: { [tiktok]: {} } },
  });
  Object.assign(page, { TiktokAnalyticsObject: 'ttq', ttq });
  load(`${src}?sdkid=${encodeURIComponent(tiktok)}&lib=ttq`);
}

export {};
