import { useState } from 'react';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';
import { useAction } from '../../../../platform/web/use-call';
import { type BrandDetail, checkUserId } from '../../../catalogue/contract/catalogue';
import { checkFormValues, type FormValues } from '../../../catalogue/domain/form-values';
import { accountNameWord } from '../../text/account-name';

export type NicknameOutcome =
  | { kind: 'found'; nickname: string; region: string | null }
  /** `accepted`: the buyer continues without a nickname. */
  | { kind: 'failed'; error: ApiError; accepted: boolean };

interface Checked {
  of: string;
  outcome: NicknameOutcome;
}

/** Nickname look-up; a result is valid only for the values that were requested. */
export function useNickname(brand: BrandDetail, typed: FormValues, known: string | null) {
  const { mutateAsync, isLoading } = useAction(checkUserId);
  const { values } = checkFormValues(brand.forms, typed);
  const print = JSON.stringify(values);
  const [checked, setChecked] = useState<Checked | null>(() =>
    known ? { of: print, outcome: { kind: 'found', nickname: known, region: null } } : null,
  );
  const outcome = checked?.of === print ? checked.outcome : null;

  const run = async (): Promise<NicknameOutcome> => {
    const answer = await ask();
    setChecked({ of: print, outcome: answer });
    return answer;
  };

  const ask = async (): Promise<NicknameOutcome> => {
    try {
      const { data } = await mutateAsync({ body: { brand_id: brand.id, form_values: values } });
      return { kind: 'found', ...data };
    } catch (error) {
      return { kind: 'failed', error: asApiError(error), accepted: false };
    }
  };

  const accept = () => {
    if (outcome?.kind === 'failed') setChecked({ of: print, outcome: { ...outcome, accepted: true } });
  };

  return {
    outcome,
    word: accountNameWord(brand.forms.map(({ key }) => key)),
    isChecking: isLoading,
    name: outcome?.kind === 'found' ? outcome.nickname : null,
    isSettled: outcome !== null && (outcome.kind === 'found' || outcome.accepted),
    run,
    accept,
  };
}
