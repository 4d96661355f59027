import type { Sent, Unanswered } from '../../../../admin/web/session/use-unanswered';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import type { TransactionDetail } from '../../contract/transaction';
import { OwnWaiting } from '../approval/waiting-notices';
import type { OrderWords } from './check-order';
import { copy } from './copy';
import { LostOrderNotice } from './lost-order-notice';

interface FormNoticesProps<Body> {
  closed: string | null;
  lostOrder: Unanswered<Body, TransactionDetail>;
  wordsOf: (body: Body) => OrderWords;
  onResend: (order: Sent<Body>) => void;
  againFailed: boolean;
  restored: boolean;
  onClear: () => void;
}

export const FormNotices = <Body,>({
  closed,
  lostOrder,
  wordsOf,
  onResend,
  againFailed,
  restored,
  onClear,
}: FormNoticesProps<Body>) => (
  <>
    {closed && <Notice tone="bad">{closed}</Notice>}
    <OwnWaiting />
    <LostOrderNotice lostOrder={lostOrder} wordsOf={wordsOf} onResend={onResend} />
    {againFailed && <Notice tone="run">{copy.againFailed}</Notice>}
    {restored && (
      <Notice
        tone="quiet"
        action={
          <Button type="button" tone="link" size="small" onClick={onClear}>
            {copy.clear}
          </Button>
        }
      >
        {copy.restored}
      </Notice>
    )}
  </>
);
