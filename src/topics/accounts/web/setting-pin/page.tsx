import { KeyRound, LockKeyhole, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFacts } from '../../../../admin/web/session/facts';
import { useKnownPath } from '../../../../admin/web/session/known-path';
import type { OtpChannel } from '../../../../core/contract/account-fields';
import { call } from '../../../../platform/web/call';
import { useCall } from '../../../../platform/web/use-call';
import card from '../../../../ui/card.module.css';
import { Countdown } from '../../../../ui/countdown';
import { EmptyState } from '../../../../ui/empty-state';
import { useFeedback } from '../../../../ui/feedback';
import { LoadState } from '../../../../ui/load-state';
import { PageHead } from '../../../../ui/page-head';
import { Button } from '../../../../ui/plain/button';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Refusal } from '../../../../ui/plain/refusal';
import { SkeletonCard } from '../../../../ui/skeleton';
import { getPinStatus, type PinStatus, requestPinUnlock, unlockPin } from '../../contract/pin';
import { ChannelChoice } from '../account/channel-choice';
import { OtpStep } from '../account/otp-step';
import { useOtp } from '../account/use-otp';
import { copy } from './copy';
import { Reset } from './reset';
import styles from './setting-pin.module.css';

interface SendCodeProps {
  channel: OtpChannel;
  onChannel: (channel: OtpChannel) => void;
  busy: boolean;
  failure: string | undefined;
  label: string;
  onSend: () => void;
}

const SendCode = ({ channel, onChannel, busy, failure, label, onSend }: SendCodeProps) => (
  <>
    <ChannelChoice value={channel} onChange={onChannel} />
    <Refusal error={failure} />
    <Button loading={busy} onClick={onSend}>
      {label}
    </Button>
  </>
);

const Unlock = ({ onDone }: { onDone: () => void }) => {
  const { phone } = useFacts().profile;
  const [channel, setChannel] = useState<OtpChannel>('whatsapp');
  const otp = useOtp(
    'pin-unlock',
    async (_phone, by) => (await call(requestPinUnlock, { body: { channel: by } })).data,
  );
  if (!otp.requestId) {
    return (
      <SendCode
        channel={channel}
        onChannel={setChannel}
        busy={otp.busy}
        failure={otp.failure?.message}
        label={copy.unlock}
        onSend={() => void otp.send(phone, channel)}
      />
    );
  }
  const check = async (request_id: string, code: string) => {
    await call(unlockPin, { body: { request_id, code } });
    otp.forget();
    onDone();
  };
  return <OtpStep otp={otp} onCode={check} onOther={otp.forget} other={copy.cancel} />;
};

const PinPage = () => {
  const { data, error, refetch } = useCall(getPinStatus);
  const refresh = () => void refetch();
  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} back="/setting" />
      <LoadState data={data} error={error} onRetry={refresh} skeleton={<SkeletonCard height={220} />}>
        {(status) => (status.has_pin ? <Standing status={status} onChange={refresh} /> : <Missing />)}
      </LoadState>
    </>
  );
};

export default PinPage;

const Missing = () => (
  <section className={`${card.card} ${card.padded}`}>
    <EmptyState
      drawing="locked"
      title={copy.none}
      hint={copy.noneHint}
      action={
        <ButtonLink to="/setting/create-pin">
          <KeyRound size={18} />
          {copy.create}
        </ButtonLink>
      }
    />
  </section>
);

const Standing = ({ status, onChange }: { status: PinStatus; onChange: () => void }) => (
  <div className={styles.cards}>
    <section className={`${card.card} ${card.padded} ${styles.card}`}>
      {status.locked_until ? (
        <Locked until={status.locked_until} onChange={onChange} />
      ) : (
        <Active left={status.left} />
      )}
    </section>
    <section className={`${card.card} ${card.padded} ${styles.card}`}>
      <Forgotten onChange={onChange} />
    </section>
  </div>
);

const Active = ({ left }: { left: number }) => {
  const mayChange = useKnownPath()('/setting/change-pin');
  return (
    <>
      <Head icon={<ShieldCheck size={22} />} tone="ok" title={copy.active} hint={copy.activeHint(left)} />
      {mayChange && <ButtonLink to="/setting/change-pin">{copy.change}</ButtonLink>}
    </>
  );
};

const Locked = ({ until, onChange }: { until: string; onChange: () => void }) => {
  const feedback = useFeedback();
  const done = () => {
    feedback.success(copy.unlocked);
    onChange();
  };
  return (
    <>
      <Head icon={<LockKeyhole size={22} />} tone="bad" title={copy.lockedTitle} hint={copy.lockedHint} />
      <p className={styles.left}>
        {copy.left}{' '}
        <strong>
          <Countdown until={until} onEnd={onChange} />
        </strong>
      </p>
      <Unlock onDone={done} />
    </>
  );
};

const Forgotten = ({ onChange }: { onChange: () => void }) => {
  const { role } = useFacts().profile;
  const [query, setQuery] = useSearchParams();
  const feedback = useFeedback();
  const isOpen = query.get('lupa') === '1';
  const open = (yes: boolean) => setQuery(yes ? { lupa: '1' } : {}, { replace: true });
  const done = () => {
    feedback.success(copy.reset);
    open(false);
    onChange();
  };
  if (role === 'sub') return <Head icon={<KeyRound size={22} />} title={copy.forgot} hint={copy.forgotSub} />;
  return (
    <>
      <Head icon={<KeyRound size={22} />} title={copy.forgot} hint={copy.forgotHint} />
      {isOpen ? (
        <Reset onDone={done} onCancel={() => open(false)} />
      ) : (
        <Button tone="quiet" onClick={() => open(true)}>
          {copy.start}
        </Button>
      )}
    </>
  );
};

interface HeadProps {
  icon: ReactNode;
  tone?: 'ok' | 'bad';
  title: string;
  hint: string;
}

const Head = ({ icon, tone, title, hint }: HeadProps) => (
  <div className={styles.head}>
    <span className={styles.icon} data-tone={tone}>
      {icon}
    </span>
    <div>
      <h2>{title}</h2>
      <p className={styles.hint}>{hint}</p>
    </div>
  </div>
);
