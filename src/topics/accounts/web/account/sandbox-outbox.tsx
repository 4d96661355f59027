import { Inbox } from 'lucide-react';
import { outboxPath } from '../../../../core/contract/browser-config';
import { browserConfig, fileUrl } from '../../../../platform/web/browser-config';
import { elsewhere } from '../../../../ui/elsewhere';
import { buttonClass } from '../../../../ui/plain/button-class';
import { copy } from './copy';

/** Shows where sandbox messages can be read; only with demo data. */
export const SandboxOutbox = () =>
  browserConfig.outbox && (
    <a href={fileUrl(`${outboxPath}?live=on`)} {...elsewhere} className={buttonClass({ tone: 'link' })}>
      <Inbox size={18} />
      {copy.outbox}
    </a>
  );
