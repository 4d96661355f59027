import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import type { z } from 'zod';
import { confirmationError, passwordError } from '../../../../core/account/password';
import type { Database } from '../../../../platform/db/client';
import type { Device } from '../../../../platform/http/actor';
import { refuseErrors } from '../../../../platform/http/refuse-errors';
import { retryTaken } from '../../../../platform/identity/retry';
import type { SecretService } from '../../../../platform/identity/secret/service';
import type { Quota, QuotaService } from '../../../../platform/quota/service';
import type { registerMitra } from '../../contract/account';
import { readReferrerByCode, signUp } from './sign-up-store';
import { ACCOUNT_TASK } from './tasks';
import { RESENT_LINKS } from './verification';

/** Rupiah per purchase before verification (KYC). */
const UNVERIFIED_LIMIT = 2_000_000;

const REFERRAL_CHECKS: Quota = { kind: 'referral-address', most: 10, seconds: 60, gap: 0 };
const SIGN_UPS: Quota = { kind: 'sign-up-address', most: 20, seconds: 3600, gap: 0 };

export interface SignUpDeps {
  database: Database;
  secret: SecretService;
  quota: QuotaService;
  onQueued(): void;
}

export function createSignUp({ database, secret, quota, onQueued }: SignUpDeps) {
  return {
    async register(input: z.output<typeof registerMitra.body>, { ip, userAgent }: Device) {
      await quota.spendAddress(SIGN_UPS, ip);
      const { name, email, phone, password, referral_code, business_type } = input;
      const referrer = referral_code ? await readReferrerByCode(database, { code: referral_code }) : null;
      refuseErrors({
        password: passwordError(password, input),
        password_confirmation: confirmationError(password, input.password_confirmation),
        referral_code: referral_code && !referrer ? 'Kode referral tidak ditemukan.' : null,
      });

      const password_hash = await secret.hash(password);
      const facts = { name, email, phone, password_hash, business_type, ip };
      // New ids and codes on each try, because codes may collide and two registrations may be concurrent.
      await retryTaken(() =>
        signUp(database, {
          ...facts,
          ...{ partner: v7(), user: v7(), task: v7(), job: v7(), kind: ACCOUNT_TASK },
          ...{
            code: `MTR-${randomCode(6)}`,
            referral_code: randomCode(8),
            referred_by: referrer?.id ?? null,
          },
          ...{ limit: UNVERIFIED_LIMIT, user_agent: userAgent },
        }),
      );
      // The task sends a link, so it counts towards the limit.
      const { next_at, now } = await quota.note(RESENT_LINKS, email);
      onQueued();
      return { email, phone, resend_at: next_at, server_time: now };
    },

    async checkReferral(code: string, { ip }: Device): Promise<{ name: string | null }> {
      await quota.spendAddress(REFERRAL_CHECKS, ip);
      return { name: (await readReferrerByCode(database, { code }))?.name ?? null };
    },
  };
}

/** No I, L, O, U, 0 or 1, because codes are read out on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
