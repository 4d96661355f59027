import { z } from 'zod';
import { askedPin } from '../../../core/contract/asked-pin';
import { del, get, OWNER_ONLY, post, put } from '../../../core/contract/endpoint';
import { id, idParams, instant, keysOf, nothing } from '../../../core/contract/shapes';
import { webhookEvents, webhookFailures } from '../../../core/text/webhook';
import { isSentIn, NOT_IN_SANDBOX } from '../domain/webhook-worlds';
import { apiEnvironments } from '../domain/words';

const INTEGRATION = 'integration';
export const MOST_WEBHOOKS = 5;
/** Consecutive failures before an endpoint is paused (domain 3.11). */
export const MOST_FAILURES = 20;

export const webhook = z.object({
  id,
  url: z.string(),
  environment: keysOf(apiEnvironments),
  events: z.array(keysOf(webhookEvents)),
  status: z.enum(['active', 'paused', 'failing']),
  failures: z.int(),
  waiting: z.int(),
  /** No further retries; `resendWebhook` sends them again. */
  failed: z.int(),
  paused_at: instant.nullable(),
  last_ok_at: instant.nullable(),
  /** Messages are also signed with the previous secret until then. */
  old_secret_until: instant.nullable(),
  created_at: instant,
});
export type Webhook = z.infer<typeof webhook>;

/** The server decides whether an address may be called. */
const address = z
  .url({ protocol: /^https?$/, error: 'Isi alamat lengkap, diawali https://.' })
  .max(500, 'URL maksimal 500 karakter.');

export const webhookInput = z.strictObject({
  url: address,
  events: z
    .array(keysOf(webhookEvents))
    .min(1, 'Pilih minimal satu kejadian.')
    .max(Object.keys(webhookEvents).length)
    .refine((events) => new Set(events).size === events.length, 'Kejadian dipilih dua kali.'),
});
export type WebhookInput = z.infer<typeof webhookInput>;

export const newWebhook = webhookInput
  .extend({ environment: keysOf(apiEnvironments).default('production'), pin: askedPin })
  .refine(({ environment, events }) => isSentIn(environment, events), {
    path: ['events'],
    message: NOT_IN_SANDBOX,
  });
export type NewWebhook = Omit<z.output<typeof newWebhook>, 'pin'>;

const withSecret = z.object({ webhook, secret: z.string() });

export const listWebhooks = get('/v1/crm/setting/webhook', INTEGRATION, {
  summary: 'Daftar webhook',
  reply: z.array(webhook),
});

/** Throws PIN_NOT_SET, WRONG_PIN, PIN_LOCKED, VALIDATION_FAILED (forbidden address), RULE_CONFLICT. */
export const createWebhook = post('/v1/crm/setting/webhook', OWNER_ONLY, {
  summary: 'Tambah webhook',
  body: newWebhook,
  reply: withSecret,
});

/** Keeps the secret. Throws as `createWebhook`, and NOT_FOUND. */
export const updateWebhook = put('/v1/crm/setting/webhook/update/:id', OWNER_ONLY, {
  summary: 'Ubah webhook',
  params: idParams,
  body: webhookInput.extend({ pin: askedPin }),
  reply: webhook,
});

/** The previous secret stays valid for a day. Throws NOT_FOUND and the PIN errors. */
export const renewWebhookSecret = post('/v1/crm/setting/webhook/secret/:id', OWNER_ONLY, {
  summary: 'Ganti secret webhook',
  params: idParams,
  body: z.strictObject({ pin: askedPin }),
  reply: withSecret,
});

/** Pending messages are sent after resuming. Throws NOT_FOUND. */
export const pauseWebhook = post('/v1/crm/setting/webhook/pause/:id', OWNER_ONLY, {
  summary: 'Jeda webhook',
  params: idParams,
  body: nothing,
  reply: webhook,
});

export const resumeWebhook = post('/v1/crm/setting/webhook/resume/:id', OWNER_ONLY, {
  summary: 'Lanjutkan webhook',
  params: idParams,
  body: nothing,
  reply: webhook,
});

export const MOST_RESENT = 1_000;

/** Sends failed messages again, oldest first, and returns their number. Throws NOT_FOUND, ACT_NOT_NOW. */
export const resendWebhook = post('/v1/crm/setting/webhook/resend/:id', INTEGRATION, {
  summary: 'Kirim ulang yang gagal ke webhook',
  params: idParams,
  body: nothing,
  reply: z.object({ count: z.int() }),
});

/** Also deletes its log. Throws NOT_FOUND. */
export const removeWebhook = del('/v1/crm/setting/webhook/:id', OWNER_ONLY, {
  summary: 'Hapus webhook',
  params: idParams,
  reply: z.object({}),
});

/** Sends an empty test event, also to a paused endpoint, and returns the response. Throws NOT_FOUND, RATE_LIMITED. */
export const pingWebhook = post('/v1/crm/setting/webhook/ping/:id', INTEGRATION, {
  summary: 'Kirim ping ke webhook',
  params: idParams,
  body: nothing,
  reply: z.object({
    http_status: z.int().nullable(),
    failure: keysOf(webhookFailures).nullable(),
    duration_ms: z.int(),
  }),
});
