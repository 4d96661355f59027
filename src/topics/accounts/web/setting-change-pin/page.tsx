import { useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useFacts } from '../../../../admin/web/session/facts';
import { usePinHelp } from '../../../../admin/web/session/use-pin-help';
import { PIN_LENGTH, pinReasons } from '../../../../core/account/pin-rule';
import { newPinWords } from '../../../../core/text/pin';
import { useAction } from '../../../../platform/web/use-call';
import card from '../../../../ui/card.module.css';
import { useFeedback } from '../../../../ui/feedback';
import { ForgotPin } from '../../../../ui/forgot-pin';
import { PageHead } from '../../../../ui/page-head';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Notice } from '../../../../ui/plain/notice';
import { OtpInput } from '../../../../ui/plain/otp-input';
import { PinPair } from '../../../../ui/plain/pin-pair';
import { changePin } from '../../contract/pin';
import styles from './setting-change-pin.module.css';

const copy = {
  title: 'Ubah PIN',
  hint: 'Ketik PIN lama, lalu PIN baru dua kali.',
  old: 'PIN lama',
  newPin: { ...newPinWords, save: 'Simpan PIN baru' },
  locked: 'Buka kunci',
  done: 'PIN berhasil diubah.',
} as const;

const ChangePinPage = () => {
  const { profile } = useFacts();
  if (profile.has_pin === false) return <Navigate to="/setting/create-pin" replace />;
  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} back="/setting/pin" />
      <section className={`${card.card} ${card.padded} ${styles.card}`}>
        <ChangePin />
      </section>
    </>
  );
};

export default ChangePinPage;

const ChangePin = () => {
  const help = usePinHelp();
  const action = useAction(changePin);
  const feedback = useFeedback();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [old, setOld] = useState('');
  const [error, setError] = useState<string>();
  const [isLocked, setLocked] = useState(false);

  const refuse = (message: string) => {
    setError(message);
    setOld('');
    input.current?.focus();
  };

  const send = async (pin: string) => {
    if (old.length < PIN_LENGTH) return refuse(pinReasons.shape);
    try {
      await action.mutateAsync({ body: { current_pin: old, pin } });
      feedback.success(copy.done);
      navigate('/setting/pin', { replace: true });
    } catch (failure) {
      const { code, message } = failure as { code: string; message: string };
      setLocked(code === 'PIN_LOCKED');
      if (code === 'WRONG_PIN') refuse(message);
    }
  };

  return (
    <>
      <PinPair
        words={copy.newPin}
        busy={action.isLoading}
        failure={action.error?.code === 'WRONG_PIN' ? null : action.error}
        onPin={(pin) => void send(pin)}
        before={
          <OtpInput
            ref={input}
            label={copy.old}
            aside={<ForgotPin {...help} />}
            secret
            autoFocus
            value={old}
            error={error}
            onChange={(digits) => {
              setOld(digits);
              if (digits !== '') setError(undefined);
            }}
          />
        }
      />
      {isLocked && (
        <Notice
          action={
            <ButtonLink to="/setting/pin" tone="quiet" size="small">
              {copy.locked}
            </ButtonLink>
          }
        >
          {action.error?.message}
        </Notice>
      )}
    </>
  );
};
