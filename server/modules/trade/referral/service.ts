import type { Referral } from '../../../../src/core/contract/referral';
import { COMMISSION_RATE, VALID_MONTHS } from '../../../../src/core/referral/programme';
import type { Database } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { readProgram } from './program-store';
import { referralResources } from './resource';

interface ReferralDeps {
  database: Database;
  /** Public URL without a trailing slash. */
  publicUrl: string;
}

export type ReferralService = ReturnType<typeof createReferralService>;

export function createReferralService({ database, publicUrl }: ReferralDeps) {
  return {
    resources: referralResources(database),

    /** Throws NOT_FOUND without a code. */
    async program({ partnerId }: Actor): Promise<Referral> {
      const row = await readProgram(database, partnerId);
      if (!row?.code) throw new AppError('NOT_FOUND');
      const { code, now, ...figures } = row;
      return {
        code,
        link: `${publicUrl}/register?ref=${code}`,
        rate: COMMISSION_RATE,
        valid_months: VALID_MONTHS,
        ...figures,
        server_time: now,
      };
    },
  };
}
