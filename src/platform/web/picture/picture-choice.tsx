import type { LucideIcon } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { MAX_UPLOAD_BYTES } from '../../../core/contract/upload';
import { fileLimit } from '../../../core/format/file-size';
import { actions } from '../../../core/text/actions';
import { useFeedback } from '../../../ui/feedback';
import layout from '../../../ui/layout.module.css';
import { Button } from '../../../ui/plain/button';
import { Refusal } from '../../../ui/plain/refusal';
import text from '../../../ui/text.module.css';

const LIMIT = fileLimit(MAX_UPLOAD_BYTES);

interface PictureChoiceProps {
  hasPicture: boolean;
  words: {
    add: string;
    change: string;
    remove: string;
    rule: (limit: string) => string;
    tooLarge: (limit: string) => string;
    changed: string;
    removed: string;
    question: string;
    reason: string;
  };
  icon: LucideIcon;
  size?: 'small';
  upload: (file: File) => Promise<unknown>;
  drop: () => Promise<unknown>;
}

export const PictureChoice = ({ hasPicture, words, icon: Icon, size, upload, drop }: PictureChoiceProps) => {
  const feedback = useFeedback();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
      feedback.success(done);
    } catch (failure) {
      setError((failure as Error).message);
    }
    setBusy(false);
  };

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Allows choosing the same file again after a refusal.
    event.target.value = '';
    if (!file) return;
    if (file.size > MAX_UPLOAD_BYTES) setError(words.tooLarge(LIMIT));
    else void run(() => upload(file), words.changed);
  };

  const remove = async () => {
    const agreed = await feedback.confirm({
      title: words.question,
      content: words.reason,
      okText: actions.remove,
      cancelText: actions.cancel,
    });
    if (agreed) await run(drop, words.removed);
  };

  return (
    <>
      <div className={layout.wrap2}>
        <input
          ref={input}
          type="file"
          className="sr-only"
          tabIndex={-1}
          aria-label={words.add}
          accept="image/jpeg,image/png,image/webp"
          onChange={take}
        />
        <Button
          tone="quiet"
          {...(size && { size })}
          icon={<Icon size={size ? 16 : 18} aria-hidden="true" />}
          loading={busy}
          onClick={() => input.current?.click()}
        >
          {hasPicture ? words.change : words.add}
        </Button>
        {hasPicture && !busy && (
          <Button tone="link" {...(size && { size })} onClick={() => void remove()}>
            {words.remove}
          </Button>
        )}
      </div>
      <p className={text.small}>{words.rule(LIMIT)}</p>
      <Refusal error={error} />
    </>
  );
};
