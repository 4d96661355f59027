import { useState } from 'react';
import { useFacts } from '../../api/facts';
import { readOwn, removeOwn, writeOwn } from '../../api/own-records';

const NAME = 'topup-proof';

interface Sender {
  sender_name: string;
  sender_bank: string;
}

/** Who sent the transfer, kept at this browser until the proof has gone out (design 9: nothing typed is lost). */
export function useSenderDraft() {
  const { profile } = useFacts();
  const [sender, setSender] = useState(() => senderOf(readOwn(profile.id, 'draft', NAME)));
  return {
    sender,
    edit: (part: Partial<Sender>) => {
      const next = { ...sender, ...part };
      setSender(next);
      writeOwn(profile.id, 'draft', NAME, next);
    },
    clear: () => removeOwn(profile.id, 'draft', NAME),
  };
}

function senderOf(kept: unknown): Sender {
  const { sender_name, sender_bank } = (kept ?? {}) as Partial<Record<keyof Sender, unknown>>;
  return { sender_name: textOf(sender_name), sender_bank: textOf(sender_bank) };
}

const textOf = (kept: unknown): string => (typeof kept === 'string' ? kept : '');
