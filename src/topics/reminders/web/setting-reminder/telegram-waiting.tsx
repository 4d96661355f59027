import { Send } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useAction } from '../../../../platform/web/use-call';
import { Countdown } from '../../../../ui/countdown';
import { elsewhere } from '../../../../ui/elsewhere';
import { useFeedback } from '../../../../ui/feedback';
import { Button } from '../../../../ui/plain/button';
import { buttonClass } from '../../../../ui/plain/button-class';
import { Notice } from '../../../../ui/plain/notice';
import { QrCode } from '../../../../ui/qr-code';
import { qrDrawing } from '../../../../ui/qr-drawing';
import text from '../../../../ui/text.module.css';
import { simulateTelegram, type TelegramCode } from '../../../telegram/contract';
import { copy } from './copy';
import styles from './telegram.module.css';

const words = copy.telegram;

interface WaitingProps {
  code: TelegramCode;
  isSandbox: boolean;
  onChanged: () => Promise<unknown>;
  onEnd: () => void;
}

export const TelegramWaiting = ({ code, isSandbox, onChanged, onEnd }: WaitingProps) => {
  const { url, expires_at } = code;
  const left = (
    <p className={text.quiet}>
      {words.valid} <Countdown until={expires_at} onEnd={onEnd} />
    </p>
  );
  return (
    <div className={styles.waiting}>
      {url && <ToBot url={url} left={left} />}
      {isSandbox && <Simulation code={code.code} onChanged={onChanged} />}
      {isSandbox && left}
    </div>
  );
};

const ToBot = ({ url, left }: { url: string; left: ReactNode }) => {
  const drawing = useMemo(() => qrDrawing(url), [url]);
  return (
    <div className={styles.ways}>
      <div className={styles.about}>
        <p>{words.open}</p>
        <a className={buttonClass()} href={url} {...elsewhere}>
          <Send size={18} aria-hidden="true" />
          {words.toBot}
        </a>
        <p className={text.quiet} role="status">
          {words.waiting}
        </p>
        {left}
      </div>
      <figure className={styles.qr}>
        <QrCode code={drawing} label={words.qr} />
        <figcaption className={text.quiet}>{words.qrHint}</figcaption>
      </figure>
    </div>
  );
};

const Simulation = ({ code, onChanged }: { code: string; onChanged: () => Promise<unknown> }) => {
  const feedback = useFeedback();
  const action = useAction(simulateTelegram);
  const simulate = async () => {
    await feedback.attempt(() => action.mutateAsync({ body: { code } }));
    await onChanged();
  };
  return (
    <Notice
      tone="quiet"
      action={
        <Button tone="soft" loading={action.isLoading} onClick={() => void simulate()}>
          {words.simulate}
        </Button>
      }
    >
      {words.sandbox}
    </Notice>
  );
};
