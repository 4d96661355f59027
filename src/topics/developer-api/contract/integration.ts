import { z } from 'zod';
import { askedPin } from '../../../core/contract/asked-pin';
import { del, get, OWNER_ONLY, post } from '../../../core/contract/endpoint';
import {
  codeLine,
  id,
  idParams,
  instant,
  keysOf,
  line,
  nothing,
  rupiah,
} from '../../../core/contract/shapes';
import { brandForm } from '../../catalogue/contract/catalogue';
import { asksForTooMuch, networkShape, TOO_LARGE } from '../domain/network';
import { apiEnvironments, apiScopes } from '../domain/words';
import { apiDelivery } from './open-api/deliveries';
import { historyStep } from './open-api/orders';

export const MOST_TOKENS = 10;
export const MOST_ADDRESSES = 10;
export const OVERLAP_HOURS = 24;

const label = line(40).min(1, 'Label wajib diisi.');

/** Credentials of a partner's program (domain 3.11); the secret is returned once, when it is created or rotated. */
export const accessToken = z.object({
  id,
  label: z.string(),
  environment: keysOf(apiEnvironments),
  scopes: z.array(keysOf(apiScopes)),
  /** Sent with each call; not secret. */
  access_key: z.string(),
  secret_tail: z.string(),
  /** Expiry of the previous secret; null without one. */
  previous_until: instant.nullable(),
  expires_at: instant.nullable(),
  last_used_at: instant.nullable(),
  last_ip: z.string().nullable(),
  created_at: instant,
  status: z.int(),
});
export type AccessToken = z.infer<typeof accessToken>;

/** The only reply with a secret. */
const createdToken = accessToken.extend({ secret: z.string() });
export type CreatedToken = z.infer<typeof createdToken>;

export const listAccessTokens = get('/v1/crm/access-token', 'integration', {
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
  /** Null: never expires. */
  expires_in_days: z.int().min(1).max(730).nullable(),
  pin: askedPin,
});
export type AccessTokenInput = z.input<typeof accessTokenInput>;

export const createAccessToken = post('/v1/crm/access-token', OWNER_ONLY, {
  summary: 'Buat token akses API',
  body: accessTokenInput,
  reply: createdToken,
});

/** The previous secret stays valid for 24 hours. Throws NOT_FOUND, ACT_NOT_NOW, SECRET_OVERLAP `{ until }`. */
export const rotateAccessToken = post('/v1/crm/access-token/:id/secret', OWNER_ONLY, {
  summary: 'Ganti secret token akses API',
  params: idParams,
  body: z.strictObject({ pin: askedPin }),
  reply: createdToken,
});

/** Revokes at once and without a PIN, because a lost secret is urgent. */
export const revokeAccessToken = post('/v1/crm/access-token/:id/revoke', OWNER_ONLY, {
  summary: 'Cabut token akses API',
  params: idParams,
  body: nothing,
  reply: accessToken,
});

export const allowedAddress = z.object({
  id,
  network: z.string(),
  label: z.string(),
  last_hit_at: instant.nullable(),
  created_at: instant,
});
export type AllowedAddress = z.infer<typeof allowedAddress>;

export const refusedAddress = z.object({
  ip: z.string(),
  count: z.int(),
  last_at: instant,
  path: z.string(),
});
export type RefusedAddress = z.infer<typeof refusedAddress>;

const addressList = z.object({
  own: z.string(),
  allowed: z.array(allowedAddress),
  refused: z.array(refusedAddress),
});
export type AddressList = z.infer<typeof addressList>;

export const listAddresses = get('/v1/crm/ip-whitelist', 'integration', {
  summary: 'Alamat IP yang diizinkan dan yang ditolak',
  reply: addressList,
});

export const addressInput = z.strictObject({
  network: networkShape.refine((network) => !asksForTooMuch(network), { message: TOO_LARGE }),
  label: line(40).default(''),
});
export type AddressInput = z.input<typeof addressInput>;

/**
 * Throws the PIN errors, RULE_CONFLICT (limit reached, or not a public address), VALIDATION_FAILED (already listed).
 */
export const allowAddress = post('/v1/crm/ip-whitelist', 'integration', {
  summary: 'Izinkan alamat IP',
  body: addressInput.extend({ pin: askedPin }),
  reply: addressList,
});

export const removeAddress = del('/v1/crm/ip-whitelist/:id', 'integration', {
  summary: 'Hapus alamat IP',
  params: idParams,
  reply: addressList,
});

/** Sandbox of a partner; its balance is not real money. */
const sandboxState = z.object({
  balance: z.int(),
  delivered: z.int(),
});

export const getSandbox = get('/v1/crm/access-token/sandbox-balance', 'integration', {
  summary: 'Saldo dan pesanan sandbox',
  reply: sandboxState,
});

export const fillSandbox = post('/v1/crm/access-token/sandbox-balance', 'integration', {
  summary: 'Isi ulang saldo sandbox',
  body: nothing,
  reply: sandboxState,
});

/** Example for trying the sandbox: the cheapest item of a brand that never closes. */
const sandboxItem = z.object({
  sku: z.string(),
  brand: z.string(),
  name: z.string(),
  /** Rupiah at the partner's tier. */
  price: rupiah,
  /** Inputs that accept the digits which decide the result (`core/integration/endings.ts`). */
  forms: z.array(brandForm),
});
export type SandboxItem = z.infer<typeof sandboxItem>;

export const listSandboxItems = get('/v1/crm/access-token/sandbox-item', 'integration', {
  summary: 'Item untuk uji skenario',
  reply: z.array(sandboxItem),
});

/** Programs may poll an order only every five seconds. */
const sandboxOrder = z.object({
  code: z.string(),
  ref_id: z.string(),
  status: z.int(),
  refunded: z.int(),
  reason: z.string().nullable(),
  history: z.array(historyStep),
  deliveries: z.array(apiDelivery),
});
export type SandboxOrder = z.infer<typeof sandboxOrder>;

/** Throws NOT_FOUND. */
export const getSandboxOrder = get('/v1/crm/access-token/sandbox-order/:code', 'integration', {
  summary: 'Perjalanan pesanan sandbox dan webhooknya',
  params: z.strictObject({ code: codeLine(40).min(1) }),
  reply: sandboxOrder,
});
