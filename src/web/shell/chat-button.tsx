import { MessageCircle } from 'lucide-react';
import { supportUrl } from '../../platform/web/support';
import { elsewhere } from '../../ui/elsewhere';
import styles from './chat-button.module.css';
import { copy } from './copy';

/** Floats over every page (specification 1), at the edge of the screen. */
export const ChatButton = () => {
  const url = supportUrl();
  return (
    url && (
      <aside className="no-print" aria-label={copy.bottom.help}>
        <a href={url} {...elsewhere} className={styles.chat} aria-label={copy.chat} title={copy.chat}>
          <MessageCircle size={18} />
        </a>
      </aside>
    )
  );
};
