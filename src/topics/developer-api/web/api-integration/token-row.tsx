import { date, dateTime, relative } from '../../../../core/format/date';
import { API_TOKEN } from '../../../../core/states';
import { apiTokenStatus } from '../../../../core/text/statuses';
import { CopyButton } from '../../../../ui/copy-button';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { serverNow } from '../../../../ui/server-clock';
import { StatusTag } from '../../../../ui/status-tag';
import type { AccessToken } from '../../contract/integration';
import { apiEnvironments, apiScopes } from '../../domain/words';
import styles from './api-integration.module.css';
import { copy } from './copy';

const words = copy.token;

interface TokenRowProps {
  token: AccessToken;
  mayChange: boolean;
  onRotate: () => void;
  onRevoke: () => void;
}

export const TokenRow = ({ token, mayChange, onRotate, onRevoke }: TokenRowProps) => {
  const { label, environment, access_key, secret_tail, scopes, expires_at, previous_until } = token;
  const isActive = token.status === API_TOKEN.active;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>
          {label}
          <StatusTag status={apiTokenStatus(token.status)} />
        </p>
        <p className={styles.quiet}>
          {apiEnvironments[environment]} · {scopes.map((scope) => apiScopes[scope]).join(', ')}
        </p>
        <p className={styles.code}>{access_key}</p>
        <p className={styles.quiet}>
          {[
            words.tail(secret_tail),
            token.last_used_at
              ? words.used(relative(token.last_used_at, serverNow()), token.last_ip ?? '–')
              : words.neverUsed,
            ...(expires_at ? [words.expires(date(expires_at))] : []),
          ].join(' · ')}
        </p>
        {previous_until && (
          <p className={styles.quiet}>
            {words.overlap(dateTime(previous_until, { seconds: false, zone: true }))}
          </p>
        )}
      </div>
      {isActive && (
        <div className={layout.row2}>
          <CopyButton value={access_key} what={`${words.key} ${label}`} />
          {mayChange && (
            <>
              {!previous_until && (
                <Button tone="quiet" size="small" aria-label={words.rotateLabel(label)} onClick={onRotate}>
                  {words.rotate}
                </Button>
              )}
              <Button tone="quiet" size="small" aria-label={words.revokeLabel(label)} onClick={onRevoke}>
                {words.revoke}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
};
