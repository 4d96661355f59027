import { Camera } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { dropAvatar, uploadAvatar } from '../../api/avatar';
import { useFacts } from '../../api/facts';
import { MAX_IMAGE_BYTES } from '../../core/contract/upload';
import { fileLimit } from '../../core/format/file-size';
import { actions } from '../../core/text/actions';
import { useFeedback } from '../../ui/feedback';
import { Button } from '../../ui/plain/button';
import { Notice } from '../../ui/plain/notice';
import { copy } from './copy';
import styles from './profile.module.css';

const LIMIT = fileLimit(MAX_IMAGE_BYTES);

/** Another picture, or none. */
export const Photo = () => {
  const { profile, refresh } = useFacts();
  const feedback = useFeedback();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { photo } = copy;

  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
      await refresh();
      feedback.success(done);
    } catch (failure) {
      setError((failure as Error).message);
    }
    setBusy(false);
  };

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after it was refused.
    event.target.value = '';
    if (!file) return;
    if (file.size > MAX_IMAGE_BYTES) setError(photo.tooLarge(LIMIT));
    else void run(() => uploadAvatar(file), photo.changed);
  };

  const remove = async () => {
    const agreed = await feedback.confirm({
      title: photo.question,
      content: photo.reason,
      okText: actions.remove,
      cancelText: actions.cancel,
    });
    if (agreed) await run(dropAvatar, photo.removed);
  };

  return (
    <>
      <div className={styles.photo}>
        <input
          ref={input}
          type="file"
          className="sr-only"
          tabIndex={-1}
          aria-label={photo.add}
          accept="image/jpeg,image/png,image/webp"
          onChange={take}
        />
        <Button
          tone="quiet"
          size="small"
          icon={<Camera size={16} />}
          loading={busy}
          onClick={() => input.current?.click()}
        >
          {profile.avatar_url ? photo.change : photo.add}
        </Button>
        {profile.avatar_url && !busy && (
          <Button tone="link" size="small" onClick={() => void remove()}>
            {photo.remove}
          </Button>
        )}
      </div>
      <p className={styles.rule}>{photo.rule(LIMIT)}</p>
      {error && (
        <Notice tone="bad" urgent>
          {error}
        </Notice>
      )}
    </>
  );
};
