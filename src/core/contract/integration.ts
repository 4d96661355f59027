import { z } from 'zod';
import { asksForTooMuch, networkShape, TOO_LARGE } from '../integration/network';
import { apiEnvironments, apiScopes } from '../integration/words';
import { askedPin } from './asked-pin';
import { brandForm } from './catalogue';
import { endpoint, OWNER_ONLY } from './endpoint';
import { apiDelivery } from './open-api/deliveries';
import { historyStep } from './open-api/orders';
import { codeLine, id, idParams, instant, keysOf, line, nothing, rupiah } from './shapes';

/** Tokens that may be in use at once, and addresses that may be allowed. */
export const MOST_TOKENS = 10;
export const MOST_ADDRESSES = 10;
/** Hours for which the secret before a rotation still signs. */
export const OVERLAP_HOURS = 24;

const label = line(40).min(1, 'Label wajib diisi.');

/** What a partner's program signs in with (domain 3.11); its secret is told once, when it is made or rotated. */
export const accessToken = z.object({
  id,
  label: z.string(),
  environment: keysOf(apiEnvironments),
  scopes: z.array(keysOf(apiScopes)),
  /** Sent with each call; no secret. */
  access_key: z.string(),
  /** Its last four signs. */
  secret_tail: z.string(),
  /** Until when the secret before the last rotation signs as well; null where none does. */
  previous_until: instant.nullable(),
  expires_at: instant.nullable(),
  last_used_at: instant.nullable(),
  last_ip: z.string().nullable(),
  created_at: instant,
  /** `API_TOKEN`. */
  status: z.int(),
});
export type AccessToken = z.infer<typeof accessToken>;

/** The one answer that carries a secret. */
const toldToken = accessToken.extend({ secret: z.string() });
export type ToldToken = z.infer<typeof toldToken>;

export const listAccessTokens = endpoint({
  method: 'GET',
  path: '/v1/crm/access-token',
  object: 'integration',
  summary: 'Token akses API',
  reply: z.array(accessToken),
});

export const accessTokenInput = z.strictObject({
  label,
  environment: keysOf(apiEnvironments),
  scopes: z
    .array(keysOf(apiScopes))
    .min(1, 'Pilih minimal satu izin.')
    .max(Object.keys(apiScopes).length)
    .transform((scopes) => [...new Set(scopes)]),
  /** Null never expires. */
  expires_in_days: z.int().min(1).max(730).nullable(),
  pin: askedPin,
});
export type AccessTokenInput = z.input<typeof accessTokenInput>;

export const createAccessToken = endpoint({
  method: 'POST',
  path: '/v1/crm/access-token',
  object: OWNER_ONLY,
  summary: 'Buat token akses API',
  body: accessTokenInput,
  reply: toldToken,
});

/** A new secret; the one before signs for another 24 hours. Throws NOT_FOUND, ACT_NOT_NOW, SECRET_OVERLAP `{ until }`. */
export const rotateAccessToken = endpoint({
  method: 'POST',
  path: '/v1/crm/access-token/:id/secret',
  object: OWNER_ONLY,
  summary: 'Ganti secret token akses API',
  params: idParams,
  body: z.strictObject({ pin: askedPin }),
  reply: toldToken,
});

/** Ends it at once, everywhere: without a PIN, because whoever finds a secret lost is in a hurry. */
export const revokeAccessToken = endpoint({
  method: 'POST',
  path: '/v1/crm/access-token/:id/revoke',
  object: OWNER_ONLY,
  summary: 'Cabut token akses API',
  params: idParams,
  body: nothing,
  reply: accessToken,
});

/** Where a partner's programs may call from. */
export const allowedAddress = z.object({
  id,
  /** An address or a network. */
  network: z.string(),
  label: z.string(),
  last_hit_at: instant.nullable(),
  created_at: instant,
});
export type AllowedAddress = z.infer<typeof allowedAddress>;

/** From where rightly signed calls came that were refused. */
export const refusedAddress = z.object({
  ip: z.string(),
  count: z.int(),
  last_at: instant,
  /** Of the last one. */
  path: z.string(),
});
export type RefusedAddress = z.infer<typeof refusedAddress>;

const addressList = z.object({
  /** Where this very call comes from, as the API sees it. */
  own: z.string(),
  allowed: z.array(allowedAddress),
  refused: z.array(refusedAddress),
});
export type AddressList = z.infer<typeof addressList>;

export const listAddresses = endpoint({
  method: 'GET',
  path: '/v1/crm/ip-whitelist',
  object: 'integration',
  summary: 'Alamat IP yang diizinkan dan yang ditolak',
  reply: addressList,
});

export const addressInput = z.strictObject({
  network: networkShape.refine((network) => !asksForTooMuch(network), { message: TOO_LARGE }),
  label: line(40).default(''),
});
export type AddressInput = z.input<typeof addressInput>;

/**
 * Throws what a wrong PIN throws, RULE_CONFLICT where there are ten already or it is not public, VALIDATION_FAILED for one that is
 * there already.
 */
export const allowAddress = endpoint({
  method: 'POST',
  path: '/v1/crm/ip-whitelist',
  object: 'integration',
  summary: 'Izinkan alamat IP',
  body: addressInput.extend({ pin: askedPin }),
  reply: addressList,
});

export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/v1/crm/ip-whitelist/:id',
  object: 'integration',
  summary: 'Hapus alamat IP',
  params: idParams,
  reply: addressList,
});

/** The sandbox of a partner: its balance is no real money. */
const sandboxState = z.object({
  balance: z.int(),
  /** Orders that were delivered in it. */
  delivered: z.int(),
});

export const getSandbox = endpoint({
  method: 'GET',
  path: '/v1/crm/access-token/sandbox-balance',
  object: 'integration',
  summary: 'Saldo dan pesanan sandbox',
  reply: sandboxState,
});

export const fillSandbox = endpoint({
  method: 'POST',
  path: '/v1/crm/access-token/sandbox-balance',
  object: 'integration',
  summary: 'Isi ulang saldo sandbox',
  body: nothing,
  reply: sandboxState,
});

/** Something to try an ending with: the cheapest item of a brand that is open around the clock. */
const sandboxItem = z.object({
  sku: z.string(),
  brand: z.string(),
  name: z.string(),
  /** Rupiah, by the partner's tier. */
  price: rupiah,
  /** What its customer is asked for, which takes digits that decide (`core/integration/endings.ts`). */
  forms: z.array(brandForm),
});
export type SandboxItem = z.infer<typeof sandboxItem>;

export const listSandboxItems = endpoint({
  method: 'GET',
  path: '/v1/crm/access-token/sandbox-item',
  object: 'integration',
  summary: 'Item untuk uji skenario',
  reply: z.array(sandboxItem),
});

/** Where an order of the sandbox stands, and who was told: programs may look at one every five seconds alone. */
const sandboxOrder = z.object({
  code: z.string(),
  ref_id: z.string(),
  /** `TRANSACTION`. */
  status: z.int(),
  /** `REFUNDED`; 0 for none. */
  refunded: z.int(),
  reason: z.string().nullable(),
  history: z.array(historyStep),
  /** To webhooks of the sandbox, in their order; of the last 30 days. */
  deliveries: z.array(apiDelivery),
});
export type SandboxOrder = z.infer<typeof sandboxOrder>;

/** Throws NOT_FOUND. */
export const getSandboxOrder = endpoint({
  method: 'GET',
  path: '/v1/crm/access-token/sandbox-order/:code',
  object: 'integration',
  summary: 'Perjalanan pesanan sandbox dan webhooknya',
  params: z.strictObject({ code: codeLine(40).min(1) }),
  reply: sandboxOrder,
});
