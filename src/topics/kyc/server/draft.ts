import { v7 } from 'uuid';
import { KYC } from '../../../core/states';
import { sameValue } from '../../../core/value/same-value';
import type { Db } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { KycInput, KycState, KycValues } from '../contract/kyc';
import { businessDaysAfter } from '../domain/due';
import type { KycField } from '../domain/fields';
import { reasonsLeft } from '../domain/reject-reasons';
import { isAsked, kycErrors } from '../domain/rules';
import type { KycDeps } from './deps';
import { dropPhotos } from './photo-rows';
import { isSecretField, openSecrets, sealSecrets } from './secrets';
import { regionCodes, stateOf } from './state';
import { lockStanding, markSubmitted, readPhotos, readStanding, type Standing, writeDraft } from './store';

/** Job kind that reviews a submission in a demonstration; the subject is the submission. */
export const REVIEW_KYC = 'review-kyc';

const SLA_DAYS = 3;
const WRITABLE: readonly number[] = [KYC.none, KYC.rejected];

export function createDraft(deps: KycDeps) {
  const { database, vault, region, activity, autoReview, wake } = deps;

  /** Locked state of an editable draft. Throws KYC_CLOSED, VERSION_CONFLICT. */
  const openDraft = async (tx: Db, partnerId: string, version: number): Promise<Standing> => {
    const standing = await lockWritable(tx, partnerId);
    if ((standing.kyc?.version ?? 0) !== version) {
      throw new AppError('VERSION_CONFLICT', {
        current: await stateOf(tx, deps, standing),
        updated_by: standing.saved_by ?? 'Anda',
        updated_at: standing.kyc?.saved_at,
      });
    }
    return standing;
  };

  const read = async (db: Db, partnerId: string): Promise<KycState> =>
    stateOf(db, deps, await knownStanding(db, partnerId));

  return {
    read: ({ partnerId }: Actor): Promise<KycState> => read(database.db, partnerId),

    save: ({ partnerId, userId }: Actor, version: number, typed: KycInput): Promise<KycState> =>
      database.transaction(async (tx) => {
        const { kyc } = await openDraft(tx, partnerId, version);
        const stored: KycInput = { ...kyc?.values, ...openSecrets(vault, kyc) };
        const values = mergeValues(kyc?.values ?? {}, typed);
        const reject_reasons = reasonsLeft(kyc?.reject_reasons ?? [], (field) =>
          differs(field, stored, typed),
        );
        const sealed = sealSecrets(vault, partnerId, typed, kyc);
        await writeDraft(tx, { partnerId, userId }, { values, reject_reasons, ...sealed });
        return read(tx, partnerId);
      }),

    /** Throws VALIDATION_FAILED with fields, KYC_CLOSED, VERSION_CONFLICT. */
    async submit(
      actor: Actor,
      { version, ...consents }: { version: number; consent_pdp: boolean; consent_true: boolean },
    ): Promise<KycState> {
      const { partnerId } = actor;
      const provinces = await region.provinces();
      const { state, forget } = await database.transaction(async (tx) => {
        const { kyc, now, today } = await openDraft(tx, partnerId, version);
        const form: KycInput = { ...kyc?.values, ...openSecrets(vault, kyc) };
        const sent = await readPhotos(tx, partnerId);
        const photos = sent.map(({ kind }) => kind);
        const regions = await region.names(regionCodes(kyc?.values ?? {}));
        const errors = {
          ...kycErrors(form, {
            photos,
            today,
            isProvince: (code) => provinces.has(code),
            isRegion: (code) => regions.has(code),
          }),
          ...consentErrors(consents),
        };
        if (Object.keys(errors).length > 0) throw new AppError('VALIDATION_FAILED', undefined, errors);
        const submission = v7();
        await markSubmitted(tx, partnerId, {
          submission_id: submission,
          submitted_at: now,
          sla_due_at: businessDaysAfter(now, SLA_DAYS),
          values: askedOnly(kyc?.values ?? {}),
        });
        await activity.record(tx, actor, { code: 'kyc.submit' });
        const unasked = sent.filter(({ kind }) => !isAsked(kind, form));
        const forget = await dropPhotos(tx, deps, partnerId, unasked);
        await autoReview.queue(tx, REVIEW_KYC, submission);
        return { state: await read(tx, partnerId), forget };
      });
      await forget();
      wake();
      return state;
    },
  };
}

/** Throws KYC_CLOSED if the draft is not editable. */
export async function lockWritable(tx: Db, partnerId: string): Promise<Standing> {
  const standing = await lockStanding(tx, partnerId);
  if (!standing) throw new AppError('NOT_FOUND');
  if (!WRITABLE.includes(standing.status)) throw new AppError('KYC_CLOSED');
  return standing;
}

async function knownStanding(db: Db, partnerId: string): Promise<Standing> {
  const standing = await readStanding(db, partnerId);
  if (!standing) throw new AppError('NOT_FOUND');
  return standing;
}

/** Omitted values stay; null and empty text remove a value. */
function mergeValues(stored: KycValues, typed: KycInput): KycValues {
  const open = Object.entries(typed).filter(([field]) => !isSecretField(field));
  const merged = { ...stored, ...Object.fromEntries(open) };
  return Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}

function differs(field: KycField, stored: KycInput, typed: KycInput): boolean {
  const [before, now] = [stored, typed].map((form) => (form as Record<string, unknown>)[field]);
  return now !== undefined && !sameValue(now, before);
}

/** Removes fields that the final form does not show: company data of a person, a second address. */
const askedOnly = (values: KycValues): KycValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => isAsked(field as KycField, values)));

const consentErrors = (consents: Record<'consent_pdp' | 'consent_true', boolean>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(consents).flatMap(([field, given]) =>
      given ? [] : [[field, ['Centang persetujuan ini untuk mengirim berkas.']]],
    ),
  );
