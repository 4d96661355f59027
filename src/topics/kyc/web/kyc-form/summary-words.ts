import { date } from '../../../../core/format/date';
import { banks } from '../../../bank-accounts/text';
import { accountTypes, businessChannels, genders, monthlyVolumes, occupations } from '../../domain/choices';
import { type KycField, type KycStep, kycLabels } from '../../domain/fields';
import { maskNik, maskNumber } from '../../domain/nik';
import { requiredFields } from '../../domain/rules';
import { copy } from './copy';
import { isSecret } from './edits';
import { fieldsOf, type KycForm } from './use-kyc-form';

type SummaryInput = Pick<KycForm, 'values' | 'state' | 'photos'>;

const sets: Partial<Record<KycField, Record<string, string>>> = {
  account_type: accountTypes,
  gender: genders,
  occupation: occupations,
  bank_code: banks,
  business_channel: businessChannels,
  est_monthly_volume: monthlyVolumes,
};

interface SummaryLine {
  field: KycField;
  label: string;
  /** Null: required and missing. */
  text: string | null;
}

export function summaryOf(step: KycStep, form: SummaryInput): SummaryLine[] {
  const required = requiredFields(form.values);
  return fieldsOf(step, form.values).flatMap((field) => {
    const text = wordsOf(field, form);
    return text === null && !required.includes(field) ? [] : [{ field, label: kycLabels[field], text }];
  });
}

function wordsOf(field: KycField, { values, state, photos }: SummaryInput): string | null {
  if (photos.some(({ kind }) => kind === field)) return copy.photoThere;
  const value = (values as Record<string, unknown>)[field];
  if (isSecret(field)) return value ? maskedOf(field, String(value)) : state.masked[field];
  if (value === undefined || value === null || value === '') return null;
  if (field === 'same_as_ktp') return value === true ? copy.same : null;
  if (field === 'birth_date') return date(`${value}T00:00:00+07:00`);
  if (field.endsWith('_id')) return state.regions[String(value)] ?? String(value);
  const set = sets[field];
  if (!set) return String(value);
  const chosen = Array.isArray(value) ? value : [value];
  return chosen.map((key) => set[String(key)] ?? String(key)).join(', ') || null;
}

const maskedOf = (field: string, value: string): string =>
  field === 'nik' ? maskNik(value) : maskNumber(value);
