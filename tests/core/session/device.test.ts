import { describe, expect, it } from 'vitest';
import { isDesktopDevice } from '../../../src/core/session/device';

const chrome = (platform: string, mobile = '') =>
  `Mozilla/5.0 (${platform}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0${mobile} Safari/537.36`;
const safari = (platform: string) =>
  `Mozilla/5.0 (${platform}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`;
const windows = chrome('Windows NT 10.0; Win64; x64');
const linux = chrome('X11; Linux x86_64');
const mac = safari('Macintosh; Intel Mac OS X 10_15_7');
const firefoxTablet = 'Mozilla/5.0 (Android 14; Tablet; rv:132.0) Gecko/132.0 Firefox/132.0';

const mouse = { mobile: null, touchPoints: 0, finePointer: true };
const fingers = { mobile: null, touchPoints: 5, finePointer: false };

describe('a device that the panel is used on (specification 2)', () => {
  it.each([
    ['a PC', windows, mouse, true],
    ['a PC whose browser gives client hints', windows, { ...mouse, mobile: false }, true],
    ['a PC with a screen for fingers', windows, fingers, true],
    ['a Chromebook with a screen for fingers', chrome('X11; CrOS x86_64 14541.0.0'), fingers, true],
    ['a Mac', mac, mouse, true],
    ['Linux', linux, mouse, true],
    ['a laptop with Linux, a touchpad and a screen for fingers', linux, { ...mouse, touchPoints: 10 }, true],
    ['a phone', chrome('Linux; Android 14; Pixel 8', ' Mobile'), fingers, false],
    ['a phone that says so by a client hint alone', linux, { ...fingers, mobile: true }, false],
    ['an iPhone', safari('iPhone; CPU iPhone OS 18_1 like Mac OS X'), fingers, false],
    ['an iPad, which calls itself a Mac', mac, fingers, false],
    ['an Android tablet', chrome('Linux; Android 14; SM-X910'), fingers, false],
    [
      'an Android tablet with a mouse',
      chrome('Linux; Android 14; SM-X910'),
      { ...mouse, touchPoints: 5 },
      false,
    ],
    ['Firefox on a tablet', firefoxTablet, fingers, false],
    ['an Android tablet that asks for the pages of a desktop', linux, fingers, false],
  ])('%s', (_device, userAgent, hints, expected) => {
    expect(isDesktopDevice({ userAgent, ...hints })).toBe(expected);
  });
});
