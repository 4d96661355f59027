import { Buffer as NodeBuffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { Buffer } from '../../src/app/lighter/buffer';
import { parse } from '../../src/app/lighter/csv-parse';
import sideChannel from '../../src/app/lighter/side-channel.cjs';

describe('what stands in for the weight of Casbin and qs', () => {
  it('reads bytes as Node does', () => {
    const bytes = [0x20, 0x01, 0x0d, 0xb8];
    const [ours, nodes] = [Buffer.from(bytes), NodeBuffer.from(bytes)];
    expect(String(ours)).toBe(nodes.toString('hex'));
    expect((ours as Buffer).readUInt16BE(2)).toBe(nodes.readUInt16BE(2));
    expect(String(ours.slice(0, 2))).toBe('2001');
  });

  it('keeps what is set beside a key, and nothing of a key that was never set', () => {
    const channel = sideChannel();
    const key = {};
    expect(channel.has(key)).toBe(false);
    channel.set(key, 7);
    expect(channel.get(key)).toBe(7);
    expect(() => channel.assert({})).toThrow(TypeError);
  });

  it('refuses a policy written as text, which the portal never has', () => {
    expect(() => parse()).toThrow();
  });
});
