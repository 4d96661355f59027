import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Modal } from '../../../../../ui/modal';
import { Button } from '../../../../../ui/plain/button';
import { Notice } from '../../../../../ui/plain/notice';
import { Refusal } from '../../../../../ui/plain/refusal';
import { useFileAddress } from '../../../../../ui/use-file-address';
import { type PhotoKind, photoRules } from '../../../domain/photos';
import { copy } from '../copy';
import styles from './photo.module.css';
import type { ReadPhoto } from './read-photo';

interface PhotoReviewProps {
  kind: PhotoKind;
  photo: ReadPhoto;
  isSending: boolean;
  error: string | null;
  onUse: () => void;
  onAgain: () => void;
  onClose: () => void;
}

export const PhotoReview = ({ kind, photo, isSending, error, onUse, onAgain, onClose }: PhotoReviewProps) => {
  const title = useId();
  const address = useFileAddress(photo.file);
  const { width, height } = photoRules[kind];
  const { errors } = photo;
  const isFine = errors.length === 0;
  const again = (
    <Button
      key="again"
      tone={isFine ? 'quiet' : 'primary'}
      size="large"
      block
      onClick={onAgain}
      disabled={isSending}
    >
      {copy.review.again}
    </Button>
  );
  // A photo that is too small is certain to be refused.
  const use = !errors.includes('small') && (
    <Button
      key="use"
      tone={isFine ? 'primary' : 'quiet'}
      size="large"
      block
      loading={isSending}
      onClick={onUse}
    >
      {isFine ? copy.review.use : copy.review.useAnyway}
    </Button>
  );
  return (
    <Modal labelledBy={title} onClose={onClose}>
      <div className={styles.review}>
        <h2 id={title}>{copy.review.title}</h2>
        <div className={styles.picture}>{address && <img src={address} alt="" />}</div>
        <Notice
          tone={isFine ? 'ok' : 'wait'}
          urgent
          icon={isFine ? <CircleCheck size={20} /> : <TriangleAlert size={20} />}
        >
          {isFine ? (
            copy.review.fine
          ) : (
            <>
              {copy.review.check}
              <ul className={styles.errors}>
                {errors.map((one) => (
                  <li key={one}>
                    {copy.quality[one]}
                    {one === 'small' && ` ${copy.smallest(width, height)}`}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Notice>
        <Refusal error={error} />
        {/* The better way first: it has the focus when this opens. */}
        <div className={styles.choices}>{isFine ? [use, again] : [again, use]}</div>
        <span className="sr-only" aria-live="polite">
          {isSending && copy.review.sending}
        </span>
      </div>
    </Modal>
  );
};
