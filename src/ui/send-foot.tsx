import { Send } from 'lucide-react';
import { Button } from './plain/button';
import styles from './send-foot.module.css';

interface SendFootProps {
  /** Said while what was typed lies in a draft, else nothing. */
  draft: string | false;
  /** What the button says. */
  send: string;
  isSending: boolean;
  isOnline: boolean;
}

/** The end of a form that is written to people: that nothing gets lost, and the button. */
export const SendFoot = ({ draft, send, isSending, isOnline }: SendFootProps) => (
  <div className={styles.foot}>
    <p className={styles.draft} role="status">
      {draft}
    </p>
    <Button
      type="submit"
      loading={isSending}
      disabled={!isOnline}
      icon={<Send size={18} aria-hidden="true" />}
    >
      {send}
    </Button>
  </div>
);
