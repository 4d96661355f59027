import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../../src/server/live/message';

const message = {
  channel: 'mitra-balance',
  partner_id: '0199c1a5-8c4e-7b1e-9d53-2f1f5c0a7a11',
  frame: { balance: 150_000, version: 4 },
};

describe('a message of the database to open pages', () => {
  it('is read when it is whole', () => {
    expect(readMessage(JSON.stringify({ ...message, only: null }))).toEqual({ ...message, only: null });
  });

  it.each([
    ['text that is no JSON', 'hello', 'no JSON'],
    ['no object', '7', 'message: invalid_type'],
    ['another channel', JSON.stringify({ ...message, channel: 'secret-channel' }), 'channel: invalid_value'],
    [
      'a frame that no page knows',
      JSON.stringify({ ...message, frame: { balance: 'Rp 9' } }),
      'frame: invalid_union',
    ],
  ])('is refused with the path of its mistake and without its values: %s', (_name, payload, refused) => {
    expect(readMessage(payload)).toEqual({ refused });
  });
});
