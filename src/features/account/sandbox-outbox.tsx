import { Inbox } from 'lucide-react';
import { browserConfig, fileUrl } from '../../api/browser-config';
import { outboxPath } from '../../core/contract/browser-config';
import { elsewhere } from '../../ui/elsewhere';
import { buttonClass } from '../../ui/plain/button-class';
import { copy } from './copy';

/** With demo data nothing is sent to anybody: where what was sent can be read. Nothing in earnest. */
export const SandboxOutbox = () =>
  browserConfig.outbox && (
    <a href={fileUrl(`${outboxPath}?live=on`)} {...elsewhere} className={buttonClass({ tone: 'link' })}>
      <Inbox size={18} />
      {copy.outbox}
    </a>
  );
