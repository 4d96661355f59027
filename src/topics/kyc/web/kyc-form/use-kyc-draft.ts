import { useCallback, useEffect, useRef, useState } from 'react';
import { useDraft } from '../../../../admin/web/session/use-draft';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';
import { call } from '../../../../platform/web/call';
import { type KycState, saveKycDraft } from '../../contract/kyc';
import { type Edits, hasEdits, isSecret, readEdits, remaining, sendable, stateOfConflict } from './edits';

/** Milliseconds without typing before saving, and between retries. */
const PAUSE = 700;
const AGAIN = 5_000;
const nothing: Edits = {};

export interface KycDraft {
  state: KycState;
  edits: Edits;
  /** Null after a successful save. */
  failure: ApiError | null;
  change: (part: Edits) => void;
  /** Saves now; true if nothing that can be saved is left. */
  flush: () => Promise<boolean>;
  now: () => { state: KycState; edits: Edits };
  adopt: (state: KycState) => void;
  forget: () => void;
}

/**
 * The server's draft and later edits. Saved when typing pauses; until then edits are stored in this browser for this
 * user, so that an expired session or a lost connection loses nothing.
 */
export function useKycDraft(start: KycState, onClosed: () => void): KycDraft {
  const [state, setState] = useState(start);
  const { values: edits, persist: storeHere } = useDraft('kyc-form', nothing, { read: readEdits });
  const [failure, setFailure] = useState<ApiError | null>(null);
  // Current values for the next save, independent of the render.
  const now = useRef({ state, edits });
  const saving = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const persist = useCallback(
    (next: Edits) => {
      now.current.edits = next;
      storeHere(next);
    },
    [storeHere],
  );

  const adopt = useCallback((next: KycState) => {
    // Answers may arrive out of order.
    if (next.version < now.current.state.version) return;
    now.current.state = next;
    setState(next);
  }, []);

  const send = useCallback(async (): Promise<boolean> => {
    const sent = sendable(now.current.edits);
    if (!hasEdits(sent)) return true;
    const body = { version: now.current.state.version, values: sent };
    const { data } = await call(saveKycDraft, { body });
    adopt(data);
    persist(remaining(now.current.edits, sent));
    return !hasEdits(sendable(now.current.edits));
  }, [adopt, persist]);

  const save = useCallback(async (): Promise<boolean> => {
    try {
      const done = await send();
      setFailure(null);
      return done;
    } catch (thrown) {
      const error = asApiError(thrown);
      const current = error.code === 'VERSION_CONFLICT' ? stateOfConflict(error.details) : null;
      if (current) {
        // Another tab saved other fields: local edits are applied on top.
        adopt(current);
        timer.current = setTimeout(() => void flushNow.current(), 0);
      } else if (error.code === 'KYC_CLOSED') onClosed();
      else setFailure(error);
      return false;
    }
  }, [send, adopt, onClosed]);

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    saving.current ??= save().finally(() => {
      saving.current = null;
    });
    return saving.current;
  }, [save]);
  const flushNow = useRef(flush);
  useEffect(() => {
    flushNow.current = flush;
  }, [flush]);

  const change = useCallback(
    (part: Edits) => {
      persist({ ...now.current.edits, ...part });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flushNow.current(), PAUSE);
    },
    [persist],
  );

  // Saves edits of an earlier visit at once; retries failures, immediately when back online.
  useEffect(() => {
    void flushNow.current();
    const again = () => void flushNow.current();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      void flushNow.current();
    };
  }, []);
  useEffect(() => {
    if (!failure || !mayPass(failure)) return undefined;
    const again = setTimeout(() => void flushNow.current(), AGAIN);
    return () => clearTimeout(again);
  }, [failure]);

  const forget = useCallback(() => persist({}), [persist]);

  return { state, edits, failure, change, flush, now: useCallback(() => now.current, []), adopt, forget };
}

/** A refusal would only be repeated. */
const mayPass = ({ isUnanswered, status }: ApiError): boolean =>
  isUnanswered || status >= 500 || status === 429;

/** Secret numbers typed on this step; masked when it is left. */
export function useTypedSecrets(edits: Edits) {
  const [typed, setTyped] = useState<Edits>(() => secretsIn(edits));
  const type = useCallback((part: Edits) => {
    const secrets = secretsIn(part);
    if (hasEdits(secrets)) setTyped((known) => ({ ...known, ...secrets }));
  }, []);
  /** Only values that could not be saved stay visible. */
  const mask = useCallback((left: Edits) => setTyped(secretsIn(left)), []);
  return { typed, type, mask };
}

const secretsIn = (values: Edits): Edits =>
  Object.fromEntries(Object.entries(values).filter(([field]) => isSecret(field)));
