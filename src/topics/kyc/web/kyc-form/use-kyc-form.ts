import { useCallback, useMemo, useState } from 'react';
import { useFacts } from '../../../../admin/web/session/facts';
import { dayOf } from '../../../../core/format/date';
import { useCall } from '../../../../platform/web/use-call';
import type { KycInput, KycPhoto, KycState } from '../../contract/kyc';
import { listRegions } from '../../contract/region';
import { type KycField, type KycStep, kycSteps } from '../../domain/fields';
import { isAsked, kycErrors } from '../../domain/rules';
import type { Edits } from './edits';
import { useKycDraft, useTypedSecrets } from './use-kyc-draft';

export type FieldErrors = Partial<Record<KycField, string>>;

export type KycForm = ReturnType<typeof useKycForm>;

export function useKycForm(start: KycState, onClosed: () => void) {
  const { profile } = useFacts();
  const draft = useKycDraft(start, onClosed);
  const { state, edits } = draft;
  const secrets = useTypedSecrets(edits);
  const [photos, setPhotos] = useState<KycPhoto[]>(start.photos);
  const [reported, setReported] = useState<ReadonlySet<KycField>>(new Set());
  const [refused, setRefused] = useState<FieldErrors>({});
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const isProvince = useProvinces();

  const values: KycInput = { same_as_ktp: true, ...state.values, ...edits, ...secrets.typed };
  const masked = (['nik', 'npwp', 'account_number'] as const).filter((field) => state.masked[field] !== null);
  const found = kycErrors(values, {
    photos: photos.map(({ kind }) => kind),
    today: dayOf(profile.server_time),
    isProvince,
    stored: masked,
  });
  const errors: FieldErrors = { ...firstOf(found), ...refused };

  const change = useCallback(
    (part: Edits) => {
      const fields = Object.keys(part);
      secrets.type(part);
      draft.change(part);
      setMended((known) => new Set([...known, ...fields]));
      setRefused((known) => without(known, fields));
    },
    [draft.change, secrets.type],
  );

  return {
    draft,
    state,
    values,
    photos,
    errors,
    change,
    shown: Object.fromEntries(
      Object.entries(errors).filter(([field]) => reported.has(field as KycField)),
    ) as FieldErrors,
    report: (fields: readonly KycField[]) => setReported((known) => new Set([...known, ...fields])),
    refuse: (wrong: FieldErrors) => {
      setRefused(wrong);
      setReported((known) => new Set([...known, ...(Object.keys(wrong) as KycField[])]));
    },
    forgive: (field: KycField) => setRefused((known) => without(known, [field])),
    rejected: state.reject_fields.filter((field) => !mended.has(field)) as KycField[],
    setPhoto: (kind: KycPhoto['kind'], photo: KycPhoto | null) => {
      setPhotos((known) => [...known.filter((one) => one.kind !== kind), ...(photo ? [photo] : [])]);
      setMended((known) => new Set([...known, kind]));
      setRefused((known) => without(known, [kind]));
    },
    mask: async () => {
      await draft.flush();
      secrets.mask(draft.now().edits);
    },
  };
}

export const fieldsOf = (step: KycStep, values: KycInput): KycField[] =>
  (Object.keys(step.fields) as KycField[]).filter((field) => isAsked(field, values));

export function firstStep({
  rejected,
  errors,
  values,
}: Pick<KycForm, 'rejected' | 'errors' | 'values'>): KycStep {
  const has = (fields: readonly string[]) => (step: KycStep) =>
    fieldsOf(step, values).some((field) => fields.includes(field));
  const last = kycSteps[kycSteps.length - 1] as KycStep;
  return kycSteps.find(has(rejected)) ?? kycSteps.find(has(Object.keys(errors))) ?? last;
}

/** True for every code while the list loads. */
function useProvinces(): (code: string) => boolean {
  const { data } = useCall(listRegions, { query: {} }, { staleTime: Number.POSITIVE_INFINITY });
  return useMemo(() => {
    if (!data) return (_code: string) => true;
    const codes = new Set(data.map(({ code }) => code));
    return (code: string) => codes.has(code);
  }, [data]);
}

const firstOf = (errors: Partial<Record<KycField, string[]>>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, [first = '']]) => [field, first]));

const without = (errors: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
