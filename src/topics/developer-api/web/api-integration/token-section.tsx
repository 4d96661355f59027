import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../../admin/web/session/use-may';
import { OWNER_ONLY } from '../../../../core/contract/endpoint';
import { actions } from '../../../../core/text/actions';
import { call } from '../../../../platform/web/call';
import { useAction, useCall } from '../../../../platform/web/use-call';
import { useFeedback } from '../../../../ui/feedback';
import layout from '../../../../ui/layout.module.css';
import { LoadState } from '../../../../ui/load-state';
import { Button } from '../../../../ui/plain/button';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { FormSection } from '../../../../ui/plain/form-section';
import { SkeletonList } from '../../../../ui/skeleton';
import {
  type AccessToken,
  type CreatedToken,
  listAccessTokens,
  revokeAccessToken,
  rotateAccessToken,
} from '../../contract/integration';
import styles from './api-integration.module.css';
import { copy } from './copy';
import { NewToken, NewTokenDialog } from './new-token';
import { NothingYet } from './nothing-yet';
import { PinDialog } from './pin-dialog';
import { TokenRow } from './token-row';

const words = copy.token;

type Open =
  | { kind: 'create' }
  | { kind: 'rotate'; token: AccessToken }
  | { kind: 'created'; token: CreatedToken };

/** Only owners create and revoke tokens. */
export const TokenSection = () => {
  const feedback = useFeedback();
  const isOwner = useMay(OWNER_ONLY).can;
  const reads = useMay('api-request:show');
  const { data, error, refetch } = useCall(listAccessTokens);
  const revoke = useAction(revokeAccessToken);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);

  const showToken = (token: CreatedToken) => {
    setOpen({ kind: 'created', token });
    void refetch();
  };

  const rotate = async ({ id }: AccessToken, pin: string) =>
    showToken((await call(rotateAccessToken, { params: { id }, body: { pin } })).data);

  const end = async ({ id, label }: AccessToken) => {
    const agreed = await feedback.confirm({
      title: words.revokeQuestion(label),
      content: words.revokeReason,
      okText: words.revoke,
      cancelText: actions.cancel,
      danger: true,
    });
    if (!agreed) return;
    await feedback.attempt(async () => {
      await revoke.mutateAsync({ params: { id }, body: {} });
      feedback.success(words.revoked);
    });
    await refetch();
  };

  const add = isOwner && (
    <Button icon={<Plus size={18} />} onClick={() => setOpen({ kind: 'create' })}>
      {words.add}
    </Button>
  );

  return (
    <FormSection title={words.title} reason={isOwner ? words.reason : `${words.reason} ${copy.ownerOnly}`}>
      <LoadState data={data} error={error} onRetry={refetch} skeleton={<SkeletonList rows={2} />}>
        {(tokens) =>
          tokens.length === 0 ? (
            <NothingYet title={words.none} hint={words.noneHint} action={add} />
          ) : (
            <ul className={styles.rows}>
              {tokens.map((token) => (
                <TokenRow
                  key={token.id}
                  token={token}
                  mayChange={isOwner}
                  onRotate={() => setOpen({ kind: 'rotate', token })}
                  onRevoke={() => void end(token)}
                />
              ))}
            </ul>
          )
        }
      </LoadState>
      <div className={layout.row2}>
        {data && data.length > 0 && add}
        {reads.can && (
          <ButtonLink to="/setting/api-log/data" tone="quiet">
            {words.log}
          </ButtonLink>
        )}
      </div>
      {open?.kind === 'create' && <NewToken onClose={close} onMade={() => void refetch()} />}
      {open?.kind === 'rotate' && (
        <PinDialog
          title={words.rotateLabel(open.token.label)}
          reason={words.rotateReason}
          onClose={close}
          onSend={(pin) => rotate(open.token, pin)}
        />
      )}
      {open?.kind === 'created' && <NewTokenDialog token={open.token} onClose={close} />}
    </FormSection>
  );
};
