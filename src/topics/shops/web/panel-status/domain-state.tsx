import { RefreshCw } from 'lucide-react';
import { time } from '../../../../core/format/date';
import { DOMAIN } from '../../../../core/states';
import { domainStatus, sslStatus } from '../../../../core/text/statuses';
import { useAction } from '../../../../platform/web/use-call';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { StatusTag } from '../../../../ui/status-tag';
import text from '../../../../ui/text.module.css';
import { useOnline } from '../../../../ui/use-online';
import { checkDomain, type WebsiteDomain } from '../../contract/website';
import { DnsRecord } from '../domain/dns-record';
import { copy } from './copy';
import styles from './panel-status.module.css';

export const DomainState = ({
  domain,
  refresh,
}: {
  domain: WebsiteDomain;
  refresh: () => Promise<unknown>;
}) => {
  const { mutateAsync, isLoading, error } = useAction(checkDomain);
  const online = useOnline();
  const check = async () => {
    await mutateAsync({ body: {} }).catch(() => undefined);
    await refresh();
  };
  return (
    <div className={layout.stack3}>
      <div className={styles.domainHead}>
        <span className={styles.domainName}>{domain.name}</span>
        <span className={styles.tag}>
          {copy.dns} <StatusTag status={domainStatus(domain.dns)} />
        </span>
        <span className={styles.tag}>
          {copy.ssl} <StatusTag status={sslStatus(domain.ssl)} />
        </span>
      </div>
      {domain.dns !== DOMAIN.active && <DnsRecord name={domain.name} target={domain.target} />}
      <div className={layout.row3}>
        <Button
          tone="quiet"
          size="small"
          icon={<RefreshCw size={16} aria-hidden="true" />}
          loading={isLoading}
          disabled={!online}
          onClick={() => void check()}
        >
          {copy.check}
        </Button>
        <span className={text.quiet} role="status">
          {error?.message ?? (domain.checked_at && copy.checked(time(domain.checked_at, { zone: true })))}
        </span>
      </div>
    </div>
  );
};
