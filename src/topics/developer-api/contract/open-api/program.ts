import { z } from 'zod';
import { described } from '../../../../core/contract/described';
import { type EndpointSpec, PUBLIC } from '../../../../core/contract/endpoint';
import { codeLine, emptyListAsObject, line } from '../../../../core/contract/shapes';
import { plainCode } from '../../../../core/format/plain-text';
import type { OpenApiErrorCode } from '../../../../core/text/open-api-errors';
import type { ApiScope } from '../../domain/words';

/**
 * A signed call, authorised by `src/topics/developer-api/server/integration/gate.ts` instead of a session. Partners read these
 * texts at /developer.
 */
export interface ProgramSpec extends EndpointSpec {
  scope: ApiScope;
  object: typeof PUBLIC;
  about?: string;
  refusals?: readonly OpenApiErrorCode[];
}
type Rest = Omit<ProgramSpec, 'method' | 'path' | 'scope' | 'object'>;

/* @__NO_SIDE_EFFECTS__ */
export const program = <
  const M extends ProgramSpec['method'],
  P extends ProgramSpec['path'],
  const E extends Rest,
>(
  method: M,
  path: P,
  scope: ApiScope,
  rest: E,
) => ({ method, path, scope, object: PUBLIC as typeof PUBLIC, ...rest });

export const key = codeLine(60).min(1);
export const sku = described(
  codeLine(32).min(1),
  'SKU item, dari daftar item, atau kode Anda sendiri.',
  'ML-86',
);
/** The partner's own order id, unique without expiry. */
export const refId = described(
  z
    .string()
    .overwrite(plainCode)
    .regex(/^[A-Za-z0-9_-]{6,40}$/, 'Isi 6–40 huruf, angka, garis bawah, atau tanda hubung.'),
  'Nama pesanan menurut sistem Anda, 6–40 huruf, angka, `_` atau `-`. Satu `ref_id` membeli satu kali, selamanya.',
  'INV-20261125-0001',
);
export const customer = described(
  z.record(z.string().max(40), line(100)),
  'Data tujuan: kuncinya `key` dari `forms` brand.',
  { user_id: '12341230', zone_id: '2614' },
);
export const askedCustomer = emptyListAsObject(customer);
