import { LogOut, MessageCircle } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { closeSession, useSession } from '../../../../platform/web/session';
import { supportUrl } from '../../../../platform/web/support';
import { elsewhere } from '../../../../ui/elsewhere';
import { Button } from '../../../../ui/plain/button';
import { buttonClass } from '../../../../ui/plain/button-class';
import styles from './account.module.css';
import { copy } from './copy';

export const WaysOut = () => {
  const navigate = useNavigate();
  const signedIn = useSession() !== null;
  const help = supportUrl();
  const leave = async () => {
    // Loaded on demand to keep public pages small.
    const loaded = await import('../../../../platform/web/sign-in').catch(() => null);
    if (loaded) await loaded.signOut();
    else closeSession();
    navigate('/login', { replace: true });
  };
  return (
    <div className={styles.ways}>
      {help && (
        <a href={help} {...elsewhere} className={buttonClass({ tone: 'link' })}>
          <MessageCircle size={18} />
          {copy.help}
        </a>
      )}
      {signedIn && (
        <Button tone="link" icon={<LogOut size={18} />} onClick={leave}>
          {copy.leave}
        </Button>
      )}
    </div>
  );
};
