import { z } from 'zod';
import { linkHeaders, newPassword } from './account-fields';
import { endpoint, PUBLIC } from './endpoint';
import { newPin } from './pin';
import { instant } from './shapes';

/**
 * Whose invitation the link /verify/invitation?token=… is (24 hours, once); it stays usable. Throws LINK_INVALID,
 * LINK_USED, LINK_REPLACED, LINK_EXPIRED.
 */
export const checkInvitation = endpoint({
  method: 'POST',
  path: '/v1/crm/sub-account-invitation/check',
  object: PUBLIC,
  summary: 'Periksa tautan undangan sub akun',
  headers: linkHeaders,
  body: z.strictObject({}),
  reply: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Who invites. */
    business: z.string(),
    expires_at: instant,
    server_time: instant,
  }),
});

/**
 * Makes the account with password and PIN of its person, who then signs in with the e-mail; the invitation's two links
 * have done their service. Throws VALIDATION_FAILED
 * (`password`, `password_confirmation`, `pin`; the link stays usable), ADDRESS_TAKEN when e-mail or number are another
 * account's, and what `checkInvitation` throws.
 */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/v1/crm/sub-account-invitation/accept',
  object: PUBLIC,
  summary: 'Terima undangan sub akun',
  headers: linkHeaders,
  body: z.strictObject({ password: newPassword, password_confirmation: z.string(), pin: newPin }),
  reply: z.object({
    email: z.string(),
    phone: z.string(),
    /** By the link that was used. The e-mail gets a link of its own, the number a code at the first signing in. */
    is_email_verified: z.boolean(),
    is_phone_verified: z.boolean(),
  }),
});
