import { z } from 'zod';
import {
  emailAddress,
  linkHeaders,
  linkTicket,
  mobileNumber,
  newPassword,
  otpCode,
  otpTicket,
  personName,
} from '../../core/contract/account-fields';
import { get, PUBLIC, post } from '../../core/contract/endpoint';
import { pageMeta } from '../../core/contract/envelope';
import { codeLine, id, instant, listQuery, nothing, rupiah } from '../../core/contract/shapes';
import { storefrontOrder } from '../storefront/contract/storefront';
import { memberHeaders, shopParams } from '../storefront/contract/storefront-site';

/*
 * Members of a website. A token (`authorization: Bearer <token>`) is valid for one website only. Calls with an address
 * answer alike with and without an account (design 14). All throw SHOP_NOT_FOUND and SHOP_EXPIRED; registering and
 * signing in also SHOP_MAINTENANCE.
 */

/** Begins with a letter, so that it is neither a number nor an e-mail. */
const username = codeLine(20)
  .toLowerCase()
  .pipe(
    z
      .string()
      .min(4, 'Minimal 4 karakter.')
      .regex(/^[a-z][a-z0-9._]*$/, 'Diawali huruf, lalu huruf, angka, titik, atau garis bawah.'),
  );

export const memberRegisterInput = z
  .strictObject({
    name: personName,
    username,
    email: emailAddress.optional(),
    phone: mobileNumber.optional(),
    password: newPassword,
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    path: ['email'],
    message: 'Isi email atau nomor HP.',
  });

export const memberLoginInput = z.strictObject({
  identifier: codeLine(100).min(1),
  password: z.string().min(1).max(64),
});

/** Becomes the stored form of an address that can receive a code. */
const reachable = codeLine(100).transform((typed, ctx) => {
  const read = (typed.includes('@') ? emailAddress : mobileNumber).safeParse(typed);
  if (read.success) return read.data;
  ctx.addIssue({ code: 'custom', message: 'Isi email atau nomor HP yang benar.' });
  return z.NEVER;
});

export const memberCodeInput = z.strictObject({ identifier: reachable });

export const memberCodeLogin = z.strictObject({ request_id: id, code: otpCode });

/** The forms of a member's account are pages of the website, and no calls of the API. */
export const memberNameInput = z.strictObject({ name: personName });

const currentPassword = z.string().min(1).max(64);

export const memberPasswordInput = z.strictObject({
  current_password: currentPassword,
  password: newPassword,
});

export const memberAddressInput = z.strictObject({ address: reachable, current_password: currentPassword });

export const openedMemberSession = z.object({ accessToken: z.string(), expires_at: instant });
export type OpenedMemberSession = z.infer<typeof openedMemberSession>;

export const memberProfile = z.object({
  code: z.string().nullable(),
  name: z.string(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  is_email_verified: z.boolean(),
  is_phone_verified: z.boolean(),
  status: z.string().nullable(),
  tier: z.string().nullable(),
  balance: rupiah,
  point: z.int(),
  total_trx: z.int(),
  total_spent: rupiah,
});
export type MemberProfile = z.infer<typeof memberProfile>;

export const memberMovement = z.object({
  type: z.string(),
  amount: z.int(),
  after: z.int(),
  ref_code: z.string().nullable(),
  note: z.string().nullable(),
  created_at: instant,
});

const pages = listQuery.pick({ page: true, limit: true });
const path = '/v1/storefront/:shop/member' as const;

/**
 * Creates an account in the standard tier. Never reveals that e-mail or phone were taken; their owner gets a message
 * instead. A taken username is reported. Throws VALIDATION_FAILED, RATE_LIMITED.
 */
export const registerMember = post(`${path}/register`, PUBLIC, {
  summary: 'Mendaftar sebagai member website mitra',
  params: shopParams,
  body: memberRegisterInput,
  reply: z.object({}),
});

/** Throws MEMBER_CREDENTIALS, LOGIN_LOCKED; MEMBER_BLOCKED only with the right password. */
export const loginMember = post(`${path}/login`, PUBLIC, {
  summary: 'Masuk sebagai member website mitra',
  params: shopParams,
  body: memberLoginInput,
  reply: openedMemberSession,
});

/**
 * Sends a sign-in code if the e-mail or phone is a member's verified one; the answer is the same otherwise. Throws
 * OTP_OFF (`OTP=off`), OTP_WAIT, OTP_LOCKED.
 */
export const requestMemberCode = post(`${path}/login-code`, PUBLIC, {
  summary: 'Kirim kode OTP untuk masuk sebagai member',
  params: shopParams,
  body: memberCodeInput,
  reply: otpTicket,
});

/** Throws OTP_OFF, OTP_WRONG `{ left }`, OTP_EXPIRED (also for a member blocked meanwhile), OTP_LOCKED. */
export const loginMemberByCode = post(`${path}/login-by-code`, PUBLIC, {
  summary: 'Masuk sebagai member dengan kode OTP',
  params: shopParams,
  body: memberCodeLogin,
  reply: openedMemberSession,
});

/** Throws UNAUTHENTICATED, like all calls with a member's token. */
export const logoutMember = post(`${path}/logout`, PUBLIC, {
  summary: 'Keluar dari sesi member ini',
  params: shopParams,
  headers: memberHeaders,
  body: nothing,
  reply: z.object({}),
});

/** The answer is always the same. Throws LINK_WAIT `{ seconds }`. */
export const forgotMemberPassword = post(`${path}/forgot-password`, PUBLIC, {
  summary: 'Minta tautan kata sandi baru untuk member',
  params: shopParams,
  body: z.strictObject({ identifier: codeLine(100).min(1) }),
  reply: linkTicket,
});

/**
 * The token (30 minutes, once) comes from the link. Ends every session of the member. Throws VALIDATION_FAILED (the
 * link stays usable), LINK_INVALID, LINK_USED, LINK_EXPIRED.
 */
export const resetMemberPassword = post(`${path}/reset-password`, PUBLIC, {
  summary: 'Buat kata sandi baru member dengan token tautan',
  params: shopParams,
  headers: linkHeaders,
  body: z.strictObject({ password: newPassword }),
  reply: z.object({}),
});

/** Verifies the e-mail by the link of the welcome message (24 hours, once). Throws as `resetMemberPassword`. */
export const verifyMember = post(`${path}/verify`, PUBLIC, {
  summary: 'Verifikasi alamat member dengan token tautan',
  params: shopParams,
  headers: linkHeaders,
  body: nothing,
  reply: z.object({}),
});

export const getMemberProfile = get(`${path}/profile`, PUBLIC, {
  summary: 'Profil, saldo, dan poin member',
  params: shopParams,
  headers: memberHeaders,
  reply: memberProfile,
});

export const memberTierOffer = z.object({
  id,
  name: z.string(),
  level: z.int(),
  color: z.string().nullable(),
  icon: z.string().nullable(),
  /** `free`: assigned by the shop. `paid`: bought for `price`. `automatic`: after spending `min_spent` in 30 days. */
  upgrade: z.string(),
  price: rupiah.nullable(),
  min_spent: rupiah.nullable(),
  benefits: z.array(z.string()),
  is_current: z.boolean(),
});
export type MemberTierOffer = z.infer<typeof memberTierOffer>;

export const listMemberTiers = get(`${path}/tiers`, PUBLIC, {
  summary: 'Tier yang ada di website, dan cara naik ke sana',
  params: shopParams,
  headers: memberHeaders,
  reply: z.array(memberTierOffer),
});

/**
 * Paid from the member's balance, once per key; `price` is the one shown. Throws TIER_NOT_OFFERED,
 * MEMBER_BALANCE_SHORT, IDEMPOTENCY_CONFLICT.
 */
export const buyMemberTier = post(`${path}/tiers`, PUBLIC, {
  summary: 'Naik tier dengan saldo member; satu pembayaran untuk satu Idempotency-Key',
  params: shopParams,
  headers: memberHeaders.extend({ 'idempotency-key': z.uuid() }),
  body: z.strictObject({ tier_id: id, price: rupiah }),
  reply: memberProfile,
});

/** Delivered codes are only in `getStorefrontOrder`. */
export const listMemberOrders = get(`${path}/orders`, PUBLIC, {
  summary: 'Pesanan member',
  params: shopParams,
  headers: memberHeaders,
  query: pages,
  reply: z.array(storefrontOrder),
  meta: pageMeta,
});

export const listMemberMovements = get(`${path}/movements`, PUBLIC, {
  summary: 'Mutasi saldo atau poin member',
  params: shopParams,
  headers: memberHeaders,
  query: pages.extend({ kind: z.enum(['balance', 'point']).default('balance') }),
  reply: z.array(memberMovement),
  meta: pageMeta,
});
