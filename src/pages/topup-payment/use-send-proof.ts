import { useState } from 'react';
import { type ApiError, asApiError } from '../../api/api-error';
import { sendTopupProof } from '../../api/topup-proof';

interface ProofEvents {
  onSent: () => void;
  onErrors: (errors: Record<string, string>) => void;
}

const OF_FILE = ['FILE_REQUIRED', 'FILE_TOO_LARGE', 'FILE_TYPE', 'PROOF_TYPE', 'FILE_UNREADABLE'];

/** `share` is the sent part, 0 to 1, null while idle. */
export function useSendProof(topupId: string, { onSent, onErrors }: ProofEvents) {
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);

  const send = async (file: File, sender: { sender_name: string; sender_bank: string }) => {
    setShare(0);
    setFailure(null);
    try {
      await sendTopupProof(topupId, file, sender, setShare);
      onSent();
    } catch (error) {
      const refusal = asApiError(error);
      if (OF_FILE.includes(refusal.code)) onErrors({ file: refusal.message });
      else if (refusal.errors) onErrors(firstOf(refusal.errors));
      else setFailure(refusal);
      if (refusal.code === 'TOPUP_NOT_WAITING') onSent();
    }
    setShare(null);
  };

  return { share, failure, send };
}

const firstOf = (errors: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, [first = '']]) => [path, first]));
