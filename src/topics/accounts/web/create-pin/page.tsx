import { CircleCheck, KeyRound, LogIn } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { actions } from '../../../../core/text/actions';
import { newPinWords } from '../../../../core/text/pin';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';
import { call } from '../../../../platform/web/call';
import { rememberReturn } from '../../../../platform/web/return-path';
import { sessionUser, useSession } from '../../../../platform/web/session';
import { useAttempt } from '../../../../platform/web/use-attempt';
import { historyIndex } from '../../../../ui/history-index';
import { LoadFailed } from '../../../../ui/load-failed';
import { Button } from '../../../../ui/plain/button';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { PinPair } from '../../../../ui/plain/pin-pair';
import { SkeletonForm } from '../../../../ui/skeleton';
import { createPin, getPinStatus, type PinStatus } from '../../contract/pin';
import { AccountPage } from '../account/account-page';
import { WaysOut } from '../account/ways-out';

function useLeave(): () => void {
  const navigate = useNavigate();
  return () => {
    if (historyIndex()) navigate(-1);
    else navigate('/dashboard', { replace: true });
  };
}

const copy = {
  title: 'Buat PIN transaksi',
  lead: 'PIN 6 angka dipakai untuk menyetujui pembelian dan penarikan. Jangan beri tahu siapa pun.',
  signInFirst: 'Masuk terlebih dahulu, lalu kami lanjutkan ke pembuatan PIN.',
  signIn: 'Masuk',
  newPin: { ...newPinWords, save: 'Simpan PIN' },
  done: 'PIN berhasil dibuat',
  doneLead: 'Sekarang Anda dapat bertransaksi. Simpan PIN ini hanya untuk Anda.',
  go: 'Lanjut',
  exists: 'PIN sudah dibuat',
  existsLead: 'Akun Anda sudah punya PIN. Untuk menggantinya, buka Pengaturan.',
  change: 'Ubah PIN',
} as const;

/** Asks for the PIN twice; it can be skipped, because only buying needs it. */
const NewPin = ({ onDone, onExists }: { onDone: () => void; onExists: () => void }) => {
  const { attempt, busy, failure } = useAttempt();
  const leave = useLeave();
  const send = async (pin: string) => {
    const made = await attempt(() =>
      call(createPin, { body: { pin } }).catch((error) => {
        if (error.code === 'PIN_EXISTS') onExists();
        throw error;
      }),
    );
    if (made) onDone();
  };
  return (
    <PinPair
      words={copy.newPin}
      busy={busy}
      failure={failure}
      onPin={(pin) => void send(pin)}
      autoFocus
      after={
        <Button tone="quiet" onClick={leave}>
          {actions.later}
        </Button>
      }
    />
  );
};

const Created = () => {
  const leave = useLeave();
  return (
    <AccountPage icon={<CircleCheck size={28} />} title={copy.done} lead={copy.doneLead}>
      {/* The only action of this page. */}
      <Button size="large" block onClick={leave} autoFocus>
        {copy.go}
      </Button>
    </AccountPage>
  );
};

type Stage = 'asking' | 'done';

/** /setting/create-pin: public by specification, so it checks the session itself. */
const CreatePinPage = () => (useSession() ? <SignedIn /> : <SignInFirst />);

export default CreatePinPage;

const SignInFirst = () => {
  useEffect(() => rememberReturn('/setting/create-pin', sessionUser()), []);
  return (
    <Frame lead={copy.signInFirst}>
      <ButtonLink to="/login" size="large" block>
        <LogIn size={18} />
        {copy.signIn}
      </ButtonLink>
    </Frame>
  );
};

const SignedIn = () => {
  const [stage, setStage] = useState<Stage>('asking');
  const { status, error, refresh } = usePinStatus();
  if (stage === 'done') return <Created />;
  if (status?.has_pin) return <Exists />;
  return (
    <Frame lead={copy.lead}>
      {status ? (
        <NewPin onDone={() => setStage('done')} onExists={refresh} />
      ) : error ? (
        <LoadFailed message={error.message} requestId={error.request_id} onRetry={refresh} />
      ) : (
        <SkeletonForm fields={1} />
      )}
    </Frame>
  );
};

const Exists = () => (
  <AccountPage
    icon={<CircleCheck size={28} />}
    title={copy.exists}
    lead={copy.existsLead}
    foot={<Link to="/dashboard">Dashboard</Link>}
  >
    <ButtonLink to="/setting/pin" size="large" block>
      {copy.change}
    </ButtonLink>
  </AccountPage>
);

const Frame = ({ lead, children }: { lead: string; children: ReactNode }) => (
  <AccountPage icon={<KeyRound size={28} />} title={copy.title} lead={lead} foot={<WaysOut />}>
    {children}
  </AccountPage>
);

function usePinStatus() {
  const [status, setStatus] = useState<PinStatus>();
  const [error, setError] = useState<ApiError>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round checks again
  useEffect(() => {
    let seen = true;
    call(getPinStatus).then(
      ({ data }) => seen && setStatus(data),
      (failure) => seen && setError(asApiError(failure)),
    );
    return () => {
      seen = false;
    };
  }, [round]);
  const refresh = () => {
    setError(undefined);
    setRound((last) => last + 1);
  };
  return { status, error, refresh };
}
