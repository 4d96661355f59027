import { FileText, Image } from 'lucide-react';
import { fetchTicketFile } from '../../api/ticket-file';
import type { TicketFile } from '../../core/contract/ticket';
import { KeptFile } from '../../features/kept-file/kept-file';
import { copy } from './copy';
import styles from './ticket.module.css';

export const MessageFile = ({ file: { id, name, mime } }: { file: TicketFile }) => {
  const Drawing = mime.startsWith('image/') ? Image : FileText;
  return (
    <KeptFile
      label={copy.file(name)}
      isSaid
      name={name}
      read={() => fetchTicketFile(id)}
      icon={<Drawing size={18} aria-hidden="true" />}
      className={styles.file}
    >
      <span className={styles.fileName}>{name}</span>
    </KeptFile>
  );
};
