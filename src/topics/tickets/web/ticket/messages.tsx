import { FileText, Image } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { dateTime } from '../../../../core/format/date';
import { StoredFile } from '../../../../platform/web/stored-file/stored-file';
import text from '../../../../ui/text.module.css';
import type { TicketFile, TicketMessage } from '../../contract';
import { fetchTicketFile } from '../ticket-file';
import { copy } from './copy';
import styles from './ticket.module.css';

const MessageFile = ({ file: { id, name, mime } }: { file: TicketFile }) => {
  const Drawing = mime.startsWith('image/') ? Image : FileText;
  return (
    <StoredFile
      label={copy.file(name)}
      isSaid
      name={name}
      read={() => fetchTicketFile(id)}
      icon={<Drawing size={18} aria-hidden="true" />}
      className={styles.file}
    >
      <span className={styles.fileName}>{name}</span>
    </StoredFile>
  );
};

/** Oldest first; new messages are announced and scrolled into view. */
export const Messages = ({ messages }: { messages: TicketMessage[] }) => {
  const end = useRef<HTMLLIElement>(null);
  const known = useRef(messages.length);
  useEffect(() => {
    if (messages.length > known.current) end.current?.scrollIntoView({ block: 'nearest' });
    known.current = messages.length;
  }, [messages.length]);
  return (
    <section aria-label={copy.conversation}>
      <ol className={styles.messages} aria-live="polite" aria-relevant="additions">
        {messages.map((message, index) => (
          <Message
            key={message.id}
            message={message}
            {...(index === messages.length - 1 && { itemRef: end })}
          />
        ))}
      </ol>
    </section>
  );
};

interface MessageProps {
  message: TicketMessage;
  itemRef?: React.RefObject<HTMLLIElement>;
}

const Message = ({ message: { role, author, body, attachments, created_at }, itemRef }: MessageProps) => (
  <li ref={itemRef} className={`${styles.message} ${role === 'partner' ? styles.mine : ''}`}>
    <div className={styles.messageHead}>
      <span className={styles.author}>{role === 'admin' ? copy.team : author || copy.you}</span>
      <time className={text.quiet} dateTime={created_at}>
        {dateTime(created_at, { seconds: false })}
      </time>
    </div>
    <p className={styles.body}>{body}</p>
    {attachments.length > 0 && (
      <div className={styles.files}>
        {attachments.map((file) => (
          <MessageFile key={file.id} file={file} />
        ))}
      </div>
    )}
  </li>
);
