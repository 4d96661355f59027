import { Upload } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useDraft } from '../../../../admin/web/session/use-draft';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';
import card from '../../../../ui/card.module.css';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { Field } from '../../../../ui/plain/field';
import { Notice } from '../../../../ui/plain/notice';
import { Refusal } from '../../../../ui/plain/refusal';
import { useOnline } from '../../../../ui/use-online';
import { topupProofInput } from '../../contract/topup';
import { sendTopupProof } from '../topup-proof';
import { copy } from './copy';
import styles from './proof.module.css';
import { fileError, ProofFile } from './proof-file';

interface ProofEvents {
  onSent: () => void;
  onErrors: (errors: Record<string, string>) => void;
}

const OF_FILE = ['FILE_REQUIRED', 'FILE_TOO_LARGE', 'FILE_TYPE', 'FILE_FORMAT', 'FILE_UNREADABLE'];

/** `share` is the sent part, 0 to 1, null while idle. */
function useSendProof(topupId: string, { onSent, onErrors }: ProofEvents) {
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

const emptySender = { sender_name: '', sender_bank: '' };

export const ProofForm = ({ topupId, onSent }: { topupId: string; onSent: () => void }) => {
  const online = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const { values: sender, ...draft } = useDraft('topup-proof', emptySender);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const sending = useSendProof(topupId, {
    onSent: () => {
      draft.settle(sender);
      onSent();
    },
    onErrors: setErrors,
  });

  const edit = (part: Partial<typeof sender>) => {
    draft.change(part);
    setErrors(without(errors, Object.keys(part)));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(file, sender);
    setErrors(found);
    if (file && Object.keys(found).length === 0) void sending.send(file, sender);
    else focusFirst(form.current, found);
  };

  return (
    <section className={`${card.card} ${styles.card}`} aria-labelledby="proof">
      <div>
        <h2 id="proof">{copy.proofTitle}</h2>
        <p className={styles.hint}>{copy.proofHint}</p>
      </div>
      <form ref={form} className={layout.stack4} onSubmit={submit} noValidate>
        <ProofFile
          file={file}
          error={errors.file}
          onChoose={(chosen) => {
            setFile(chosen);
            const error = chosen && fileError(chosen);
            setErrors({ ...without(errors, ['file']), ...(error && { file: error }) });
          }}
        />
        <div className={styles.pair}>
          <Field
            name="sender_name"
            label={copy.senderName}
            hint={copy.senderNameHint}
            autoComplete="name"
            maxLength={60}
            value={sender.sender_name}
            error={errors.sender_name}
            onChange={(event) => edit({ sender_name: event.target.value })}
          />
          <Field
            name="sender_bank"
            label={copy.senderBank}
            hint={copy.senderBankHint}
            maxLength={40}
            value={sender.sender_bank}
            error={errors.sender_bank}
            onChange={(event) => edit({ sender_bank: event.target.value })}
          />
        </div>
        <Refusal error={sending.failure} />
        {!online && <Notice>{copy.offlineProof}</Notice>}
        <Button
          type="submit"
          icon={<Upload size={18} />}
          loading={sending.share !== null}
          disabled={!online}
          className={styles.submit}
        >
          {sending.share === null ? copy.sendProof : copy.sendingProof(Math.round(sending.share * 100))}
        </Button>
        {sending.share !== null && (
          <progress className={styles.progress} aria-label={copy.file} max={1} value={sending.share} />
        )}
      </form>
    </section>
  );
};

const without = (errors: Record<string, string>, names: string[]) =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));

function errorsOf(file: File | null, sender: typeof emptySender) {
  const errors: Record<string, string> = {};
  const error = file ? fileError(file) : copy.fileMissing;
  if (error) errors.file = error;
  const checked = topupProofInput.safeParse(sender);
  for (const { path, message } of checked.error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}

const focusFirst = (form: HTMLFormElement | null, errors: Record<string, string>) => {
  const [first] = ['file', 'sender_name', 'sender_bank'].filter((name) => errors[name]);
  form?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
};
