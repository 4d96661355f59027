import Bowser from 'bowser';
import type { Device } from './actor';

export interface DeviceWords {
  kind: 'desktop' | 'phone' | 'tablet' | 'other';
  browser: string | null;
  os: string | null;
}

const kinds: Record<string, DeviceWords['kind']> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' };

export function deviceWords(userAgent: string): DeviceWords {
  if (!userAgent) return { kind: 'other', browser: null, os: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const [major = ''] = (browser.version ?? '').split('.');
  const system = os.name === 'Windows' ? (os.versionName ?? '').replace('NT ', '') : (os.version ?? '');
  return {
    kind: kinds[platform.type ?? ''] ?? 'other',
    browser: joined(browser.name, major),
    os: joined(os.name, system),
  };
}

const joined = (name: string | undefined, version: string): string | null =>
  name ? `${name} ${version}`.trim().slice(0, 60) : null;

/** `Chrome 143 di Windows 10`, for messages. */
export function deviceSentence({ userAgent }: Device): string {
  const { browser, os } = deviceWords(userAgent);
  return [browser ?? 'perangkat tidak dikenal', os].filter(Boolean).join(' di ');
}
