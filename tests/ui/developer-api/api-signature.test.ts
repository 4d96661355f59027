import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { sign } from '../../../src/topics/developer-api/web/api-integration/sign';

it('a signature of the calculator is that of a program', async () => {
  const parts = {
    method: 'post',
    path: '/open-api/v1/orders?x=1',
    timestamp: '1764057600',
    nonce: 'nonce-0001',
  };
  const body = '{"ref_id":"toko-000001","nama":"Sari ✓"}';
  const hash = createHash('sha256').update(body).digest('hex');
  const text = `POST\n/open-api/v1/orders?x=1\n1764057600\nnonce-0001\n${hash}`;
  expect(await sign({ ...parts, body }, 'rahasia')).toEqual({
    ...{ bodyHash: hash, text },
    signature: createHmac('sha512', 'rahasia').update(text).digest('hex'),
  });
});
