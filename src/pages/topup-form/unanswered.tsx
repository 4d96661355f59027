import { Button } from '../../ui/plain/button';
import { Notice } from '../../ui/plain/notice';
import { useOnline } from '../../ui/use-online';
import { copy } from './copy';
import type { useCreateTopup } from './use-create-topup';

/** A top-up without an answer; retrying with its key creates it once. */
export const Unanswered = ({
  creation: { unanswered, failure, isSending, resend, forget },
}: {
  creation: ReturnType<typeof useCreateTopup>;
}) => {
  const online = useOnline();
  if (!unanswered || isSending) return null;
  return (
    <Notice
      urgent
      action={
        <>
          <Button tone="quiet" size="small" onClick={forget}>
            {copy.forget}
          </Button>
          <Button size="small" disabled={!online} onClick={() => void resend()}>
            {copy.resend}
          </Button>
        </>
      }
    >
      {failure && `${failure.message} `}
      {copy.unanswered(unanswered.body.amount)}
    </Notice>
  );
};
