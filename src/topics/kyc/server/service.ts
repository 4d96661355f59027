import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { SecretField } from '../contract/kyc';
import { COMPANY } from '../domain/choices';
import { kycLabels } from '../domain/fields';
import type { KycDeps } from './deps';
import { createDraft } from './draft';
import { createPhotos } from './photos';
import { createReview } from './review';
import { openSecrets } from './secrets';
import { readStanding } from './store';

/** A verified owner: names, the company first, and the account in the documents. */
interface VerifiedOwner {
  names: string[];
  account: { bank_code: string; number: string; holder: string; verified_at: string } | null;
}

const VERIFIED = 2;

export type KycService = ReturnType<typeof createKycService>;

export function createKycService(deps: KycDeps) {
  const { database, vault, secret, activity } = deps;
  return {
    ...createDraft(deps),
    ...createReview(deps),
    photos: createPhotos(deps),

    /** `YYYY-MM-DD` as typed; null before that. A PIN must not be the birthday. */
    async birthDateOf(partnerId: string): Promise<string | null> {
      const standing = await readStanding(database.db, partnerId);
      return standing?.kyc?.values.birth_date || null;
    },

    /** Names of a verified partner and the account in its documents; null before verification. */
    async ownerOf(partnerId: string): Promise<VerifiedOwner | null> {
      const standing = await readStanding(database.db, partnerId);
      if (standing?.status !== VERIFIED || !standing.kyc) return null;
      const { kyc } = standing;
      const { account_type, full_name, company_name, director_name } = kyc.values;
      const names = account_type === COMPANY ? [company_name, director_name, full_name] : [full_name];
      const { bank_code, account_holder: holder } = kyc.values;
      const { account_number: number } = openSecrets(vault, kyc);
      const verified_at = kyc.reviewed_at ?? standing.now;
      return {
        names: names.filter((name): name is string => Boolean(name)),
        account: bank_code && holder && number ? { bank_code, number, holder, verified_at } : null,
      };
    },

    /** One unmasked number. Throws WRONG_PIN, PIN_LOCKED, PIN_NOT_SET, NOT_FOUND. */
    async reveal(actor: Actor, field: SecretField, pin: string): Promise<{ value: string }> {
      await secret.checkPin(actor, pin);
      const standing = await readStanding(database.db, actor.partnerId);
      const value = openSecrets(vault, standing?.kyc)[field];
      if (value === null) throw new AppError('NOT_FOUND');
      await activity.record(database.db, actor, { code: 'kyc.reveal', object: kycLabels[field] });
      return { value };
    },
  };
}
