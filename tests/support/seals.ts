import { randomBytes } from 'node:crypto';
import { seal, unseal } from '../../src/platform/vault/seal';
import { createVouchers } from '../../src/topics/orders/server/transaction/vouchers';

const key = randomBytes(32);

/** Encrypts like the vault with a key of this test file, for services without a server. */
export const vouchers = createVouchers({
  sealText: (plain, context) => seal(key, Buffer.from(plain), context).toString('base64'),
  openText: (sealed, context) => unseal(key, Buffer.from(sealed, 'base64'), context).toString(),
});
