import { describe, expect, it } from 'vitest';
import { installBanner } from '../../../src/core/session/install-banner';

const chromeAndroid =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const samsung =
  'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36';
const firefoxAndroid = 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0';
const edgeAndroid = `${chromeAndroid} EdgA/131.0.0.0`;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const desktop =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';

const visit = { touchPoints: 0, standalone: false, offered: false, dismissed: false };

describe('the install banner (specification 4)', () => {
  it.each([
    ['Chrome on Android, which has offered to install', chromeAndroid, { offered: true }, 'install'],
    ['Chrome on Android before its offer', chromeAndroid, {}, null],
    ['iOS', iphone, {}, 'ios'],
    ['an iPad, which calls itself a Mac', mac, { touchPoints: 5 }, 'ios'],
    ['a Mac', mac, {}, null],
    ['Samsung Internet', samsung, {}, 'android'],
    ['Firefox on Android', firefoxAndroid, {}, 'android'],
    ['Edge on Android', edgeAndroid, { offered: true }, 'android'],
    ['a desktop, even when it offers', desktop, { offered: true }, null],
    ['iOS from the home screen', iphone, { standalone: true }, null],
    ['Chrome on Android from the home screen', chromeAndroid, { offered: true, standalone: true }, null],
    ['one that was closed', iphone, { dismissed: true }, null],
  ])('%s', (_case, userAgent, rest, expected) => {
    expect(installBanner({ userAgent, ...visit, ...rest })).toBe(expected);
  });
});
