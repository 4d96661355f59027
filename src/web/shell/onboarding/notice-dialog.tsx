import { useId, useState } from 'react';
import { RichText } from '../../../admin/web/fields/html/rich-text';
import { dateTime } from '../../../core/format/date';
import { actions } from '../../../core/text/actions';
import { fileUrl } from '../../../platform/web/browser-config';
import { dismissNotice, isNoticeDismissed, showNoticeAgain } from '../../../platform/web/cookies';
import type { OnboardingNotice } from '../../../topics/onboarding/contract';
import { Modal } from '../../../ui/modal';
import { Button } from '../../../ui/plain/button';
import { copy } from '../copy';
import styles from './notice-dialog.module.css';

interface NoticeDialogProps {
  notice: OnboardingNotice;
  reader: string;
  onClose: () => void;
}

/** Notice after sign-in: a dialog on desktops, a bottom drawer on phones (specification 2). */
const NoticeDialog = ({ notice, reader, onClose }: NoticeDialogProps) => {
  const id = useId();
  const [never, setNever] = useState(() => isNoticeDismissed(notice.id, reader));
  const tick = (ticked: boolean) => {
    setNever(ticked);
    if (ticked) dismissNotice(notice.id, reader);
    else showNoticeAgain(notice.id, reader);
  };
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <div className={styles.notice}>
        {notice.image_url && <img className={styles.image} src={fileUrl(notice.image_url)} alt="" />}
        <div>
          <h2 id={id} className={styles.title}>
            {notice.title}
          </h2>
          {notice.last_update && (
            <p className={styles.date}>{copy.notice.updated(dateTime(notice.last_update))}</p>
          )}
        </div>
        <div className={styles.body}>
          <RichText html={notice.content} />
        </div>
        <label className={styles.never}>
          <input type="checkbox" checked={never} onChange={(event) => tick(event.target.checked)} />
          {copy.notice.never}
        </label>
        <Button block onClick={onClose}>
          {actions.close}
        </Button>
      </div>
    </Modal>
  );
};

export default NoticeDialog;
