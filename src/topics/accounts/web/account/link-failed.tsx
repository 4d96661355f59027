import { RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { actions } from '../../../../core/text/actions';
import type { ApiError } from '../../../../platform/web/api-error';
import { Button } from '../../../../ui/plain/button';
import { AccountPage } from './account-page';
import { copy } from './copy';
import { WaysOut } from './ways-out';

interface LinkFailedProps {
  /** Null if the URL has no token. */
  error: ApiError | null;
  onRetry: () => void;
  children: ReactNode;
}

const isAboutLink = (code: string): code is keyof typeof copy.link => code in copy.link;

export const LinkFailed = ({ error, onRetry, children }: LinkFailedProps) => {
  const code = error?.code ?? 'LINK_INVALID';
  if (isAboutLink(code)) {
    const { title, hint } = copy.link[code];
    return (
      <AccountPage icon={<TriangleAlert size={26} />} title={title} lead={hint} foot={<WaysOut />}>
        {children}
      </AccountPage>
    );
  }
  return (
    <AccountPage
      icon={<TriangleAlert size={26} />}
      title={copy.linkUnchecked}
      lead={error?.message}
      foot={<WaysOut />}
    >
      <Button size="large" block icon={<RefreshCw size={18} />} onClick={onRetry}>
        {actions.retry}
      </Button>
    </AccountPage>
  );
};
