import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFacts } from '../../../../admin/web/session/facts';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';
import { call } from '../../../../platform/web/call';
import { submitKyc } from '../../contract/kyc';
import type { KycField } from '../../domain/fields';
import { copy } from './copy';
import { stateOfConflict } from './edits';
import type { FieldErrors, KycForm } from './use-kyc-form';

export type Consent = 'consent_pdp' | 'consent_true';

export interface Submit {
  consents: Record<Consent, boolean>;
  agree: (consent: Consent, yes: boolean) => void;
  isSending: boolean;
  failure: string | null;
  attempt: number;
  send: () => Promise<void>;
}

export function useSubmit(form: KycForm, onClosed: () => void): Submit {
  const { refresh } = useFacts();
  const navigate = useNavigate();
  const [consents, setConsents] = useState({ consent_pdp: false, consent_true: false });
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { draft } = form;

  const refuse = (errors: FieldErrors) => {
    form.refuse(errors);
    setAttempt((count) => count + 1);
  };

  const check = (): boolean => {
    const wrong = Object.keys(form.errors) as KycField[];
    const open = (Object.keys(consents) as Consent[]).filter((consent) => !consents[consent]);
    if (wrong.length + open.length === 0) return true;
    form.report(wrong);
    refuse(Object.fromEntries(open.map((consent) => [consent, copy.consentMissing])));
    return false;
  };

  const deliver = async () => {
    // A second save includes what was typed during the first.
    if (!((await draft.flush()) || (await draft.flush()))) return setFailure(copy.unsaved);
    const { data } = await call(submitKyc, { body: { version: draft.now().state.version, ...consents } });
    draft.forget();
    draft.adopt(data);
    await refresh();
    navigate('/kyc', { replace: true });
  };

  const fail = (error: ApiError) => {
    const current = error.code === 'VERSION_CONFLICT' ? stateOfConflict(error.details) : null;
    if (current) draft.adopt(current);
    if (error.code === 'KYC_CLOSED') onClosed();
    else if (error.errors) refuse(firstMessages(error.errors));
    else setFailure(error.message);
  };

  const send = async () => {
    if (isSending || !check()) return;
    setSending(true);
    setFailure(null);
    await deliver().catch((thrown) => fail(asApiError(thrown)));
    setSending(false);
  };

  return {
    consents,
    agree: (consent, yes) => {
      setConsents((known) => ({ ...known, [consent]: yes }));
      form.forgive(consent);
    },
    isSending,
    failure,
    attempt,
    send,
  };
}

const firstMessages = (errors: Record<string, string[]>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, [first = '']]) => [field, first]));
