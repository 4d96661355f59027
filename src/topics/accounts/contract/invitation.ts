import { z } from 'zod';
import { linkHeaders, newPassword } from '../../../core/contract/account-fields';
import { PUBLIC, post } from '../../../core/contract/endpoint';
import { instant } from '../../../core/contract/shapes';
import { newPin } from './pin';

/**
 * Link /verify/invitation?token=… (24 hours, once); checking does not use it up. Throws LINK_INVALID, LINK_USED,
 * LINK_REPLACED, LINK_EXPIRED.
 */
export const checkInvitation = post('/v1/crm/sub-account-invitation/check', PUBLIC, {
  summary: 'Periksa tautan undangan sub akun',
  headers: linkHeaders,
  body: z.strictObject({}),
  reply: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    business: z.string(),
    expires_at: instant,
    server_time: instant,
  }),
});

/**
 * Creates the account with password and PIN; both links of the invitation are then used. Throws VALIDATION_FAILED
 * (`password`, `password_confirmation`, `pin`; the link stays usable), ADDRESS_TAKEN (e-mail or number of another
 * account), and what `checkInvitation` throws.
 */
export const acceptInvitation = post('/v1/crm/sub-account-invitation/accept', PUBLIC, {
  summary: 'Terima undangan sub akun',
  headers: linkHeaders,
  body: z.strictObject({ password: newPassword, password_confirmation: z.string(), pin: newPin }),
  reply: z.object({
    email: z.string(),
    phone: z.string(),
    /**
     * The address that received the used link is verified. An unverified e-mail gets its own link, an unverified number
     * a code at the first sign-in.
     */
    is_email_verified: z.boolean(),
    is_phone_verified: z.boolean(),
  }),
});
