import { useKnownPath } from '../../api/known-path';
import { supportUrl } from '../../api/support';
import type { Topup } from '../../core/contract/topup';
import { TOPUP } from '../../core/states';
import { actions } from '../../core/text/actions';
import { elsewhere } from '../../ui/elsewhere';
import { buttonClass } from '../../ui/plain/button-class';
import { ButtonLink } from '../../ui/plain/button-link';
import { copy } from './copy';
import { ShowProof } from './show-proof';

export const WaysOn = ({ topup }: { topup: Topup }) => {
  const isKnown = useKnownPath();
  const support = supportUrl();
  const isPaid = topup.status === TOPUP.paid;
  const isLost =
    topup.status === TOPUP.expired || topup.status === TOPUP.cancelled || topup.status === TOPUP.rejected;
  return (
    <>
      {isPaid && isKnown('/product/data') && <ButtonLink to="/product/data">{actions.buyProduct}</ButtonLink>}
      {isLost && isKnown('/topup/form') && <ButtonLink to="/topup/form">{copy.again}</ButtonLink>}
      {topup.proof_name && <ShowProof topup={topup} />}
      {!isPaid && support && (
        <a className={buttonClass({ tone: 'quiet' })} href={support} {...elsewhere}>
          {actions.contactSupport}
        </a>
      )}
    </>
  );
};
