import { Send } from 'lucide-react';
import { Button } from './plain/button';
import styles from './send-foot.module.css';
import text from './text.module.css';

interface SendFootProps {
  draft: string | false;
  send: string;
  isSending: boolean;
  isOnline: boolean;
}

export const SendFoot = ({ draft, send, isSending, isOnline }: SendFootProps) => (
  <div className={styles.foot}>
    <p className={text.faint} role="status">
      {draft}
    </p>
    <Button type="submit" loading={isSending} disabled={!isOnline} icon={<Send size={18} />}>
      {send}
    </Button>
  </div>
);
