import { Send, Unlink } from 'lucide-react';
import { useState } from 'react';
import { dateTime } from '../../../../core/format/date';
import { actions } from '../../../../core/text/actions';
import { useAction } from '../../../../platform/web/use-call';
import { useFeedback } from '../../../../ui/feedback';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import text from '../../../../ui/text.module.css';
import { SandboxOutbox } from '../../../accounts/web/account/sandbox-outbox';
import {
  beginTelegram,
  type TelegramCode,
  type TelegramLink,
  unlinkTelegram,
} from '../../../telegram/contract';
import { copy } from './copy';
import styles from './telegram.module.css';
import { TelegramWaiting } from './telegram-waiting';

const words = copy.telegram;

interface TelegramProps {
  link: TelegramLink;
  waiting: TelegramCode | null;
  onWait: (code: TelegramProps['waiting']) => void;
  onChanged: () => Promise<unknown>;
}

/** Telegram chat, linked by sending a code to the bot. Changes apply at once. */
export const Telegram = ({ link: { by, chat, hearing }, waiting, onWait, onChanged }: TelegramProps) => {
  const feedback = useFeedback();
  const begin = useAction(beginTelegram);
  const unlink = useAction(unlinkTelegram);
  const [isOver, setOver] = useState(false);
  const isConnected = chat !== null && chat.lost_at === null;
  const colleagues = hearing - (isConnected ? 1 : 0);

  const ask = async () => {
    await feedback.attempt(async () => {
      const { data } = await begin.mutateAsync({ body: {} });
      setOver(false);
      onWait(data);
    });
  };
  const part = async () => {
    const agreed = await feedback.confirm({
      title: words.unlinkQuestion,
      content: words.unlinkReason,
      okText: words.unlink,
      cancelText: actions.cancel,
      danger: true,
    });
    if (!agreed) return;
    await feedback.attempt(async () => {
      await unlink.mutateAsync({});
      feedback.success(words.unlinked);
    });
    await onChanged();
  };

  return (
    <section className={styles.box} aria-label="Telegram">
      {chat?.lost_at && !waiting && (
        <Notice tone="bad">
          {words.lost(chat.name, dateTime(chat.lost_at, { seconds: false, zone: true }))}
        </Notice>
      )}
      {isConnected && (
        <div className={styles.row}>
          <div className={styles.about}>
            <p className={styles.name}>{words.linked(chat.name)}</p>
            <p className={text.quiet}>
              {words.since(dateTime(chat.linked_at, { seconds: false, zone: true }))}
            </p>
          </div>
          <Button
            tone="quiet"
            icon={<Unlink size={18} />}
            loading={unlink.isLoading}
            onClick={() => void part()}
          >
            {words.unlink}
          </Button>
        </div>
      )}
      {isConnected && by === 'sandbox' && <SandboxOutbox />}
      {!isConnected && waiting && (
        <TelegramWaiting
          code={waiting}
          isSandbox={by === 'sandbox'}
          onChanged={onChanged}
          onEnd={() => {
            setOver(true);
            onWait(null);
          }}
        />
      )}
      {!isConnected && !waiting && (
        <>
          <p className={text.quiet}>{isOver ? words.over : words.why}</p>
          <Button tone="soft" icon={<Send size={18} />} loading={begin.isLoading} onClick={() => void ask()}>
            {chat ? words.again : words.begin}
          </Button>
        </>
      )}
      {colleagues > 0 && <p className={text.quiet}>{words.colleagues(colleagues)}</p>}
    </section>
  );
};
