import { useFacts } from '../../api/facts';
import { useKnownPath } from '../../api/known-path';
import type { TopupInvoice } from '../../core/contract/topup';
import { ButtonLink } from '../../ui/plain/button-link';
import { Notice } from '../../ui/plain/notice';
import { copy } from './copy';

/** Missing billing data with a link for the owner; sub-accounts cannot edit them. */
export const BillingHint = ({ buyer }: Pick<TopupInvoice, 'buyer'>) => {
  const { profile } = useFacts();
  const isKnown = useKnownPath();
  if (buyer.address && buyer.npwp) return null;
  if (profile.role !== 'owner' || !isKnown('/profile')) return null;
  return (
    <div className="no-print">
      <Notice
        tone="run"
        action={
          <ButtonLink tone="quiet" size="small" to="/profile#billing">
            {copy.complete}
          </ButtonLink>
        }
      >
        {copy.incomplete}
      </Notice>
    </div>
  );
};
