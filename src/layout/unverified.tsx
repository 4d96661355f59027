import { LogOut, RefreshCw } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { closeSession, useSession } from '../api/session';
import { ErrorPage } from '../ui/error-page';
import { Button } from '../ui/plain/button';
import { buttonClass } from '../ui/plain/button-class';

interface UnverifiedProps {
  title: string;
  /** What is missing, and who can help. */
  hint: string;
}

/** Where the gate leads an account that lacks a verification: says which, looks again, or signs out. */
export const Unverified = ({ title, hint }: UnverifiedProps) => (
  <ErrorPage drawing="locked" title={title} hint={hint} action={useSession() ? <Ways /> : <SignIn />} />
);

const Ways = () => {
  const navigate = useNavigate();
  const leave = async () => {
    // Fetched when wanted: public pages are light.
    const loaded = await import('../api/sign-in').catch(() => null);
    if (loaded) await loaded.signOut();
    else closeSession();
    navigate('/login', { replace: true });
  };
  return (
    <>
      <Link to="/dashboard" className={buttonClass()}>
        <RefreshCw size={18} />
        Periksa Lagi
      </Link>
      <Button tone="quiet" icon={<LogOut size={18} />} onClick={leave}>
        Keluar
      </Button>
    </>
  );
};

const SignIn = () => (
  <Link to="/login" className={buttonClass()}>
    Masuk
  </Link>
);
