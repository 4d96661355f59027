import { describe, expect, test } from 'vitest';
import { curlOf } from '../../../src/topics/developer-api/server/webhook/resource';
import { newSecret, signedHeaders } from '../../../src/topics/developer-api/server/webhook/secret';
import { isGenuine } from '../../../src/topics/developer-api/web/api-integration/verify-webhook';

/** The example of the Standard Webhooks specification. */
const known = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

describe('the signature of a webhook', () => {
  test('is the one of Standard Webhooks', () => {
    expect(signedHeaders(known, [known.secret])).toEqual({
      'webhook-id': known.id,
      'webhook-timestamp': String(known.timestamp),
      'webhook-signature': known.signature,
    });
  });

  test('is known again on the page, by either secret and by no other, and of nothing that was changed', async () => {
    const [old, fresh] = [newSecret(), newSecret()];
    const signed = signedHeaders(known, [fresh, old]);
    const received = {
      ...{ id: known.id, body: known.body, timestamp: String(known.timestamp) },
      signature: signed['webhook-signature'],
    };
    const seen = (over: object) => isGenuine({ ...received, secret: fresh, ...over });

    expect(await seen({})).toBe(true);
    expect(await seen({ secret: old })).toBe(true);
    expect(await seen({ secret: known.secret, signature: known.signature })).toBe(true);
    const changed = [
      { secret: newSecret() },
      { secret: 'bukan secret' },
      { secret: '' },
      { body: `${known.body} ` },
      { id: 'lain' },
      { timestamp: '1614265331' },
      { signature: '' },
      { signature: 'v1,' },
      { signature: known.signature },
    ];
    expect(await Promise.all(changed.map(seen))).toEqual(changed.map(() => false));
  });

  test('goes along in a command that a shell reads as it was sent', () => {
    expect(curlOf('https://a.test/?x=1', { 'webhook-id': 'a' }, `{"nama":"Ma'ruf $HOME"}`)).toBe(
      `curl -X POST 'https://a.test/?x=1' -H 'webhook-id: a' --data-raw '{"nama":"Ma'\\''ruf $HOME"}'`,
    );
  });
});
