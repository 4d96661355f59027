import { rupiah } from '../../core/format/money';
import { ButtonLink } from '../../ui/plain/button-link';
import { Notice } from '../../ui/plain/notice';
import { UnansweredNotice } from '../../ui/unanswered-notice';
import { copy } from './copy';
import { type Approval, wishTotal } from './use-approval';

/** State of a batch without an answer, and how to continue without paying twice. */
export const LostNotice = ({ lost, ask }: Pick<Approval, 'lost' | 'ask'>) => {
  const { lost: state, look, giveUp } = lost;
  if (state.kind === 'none') return null;
  if (state.kind === 'found') {
    return (
      <Notice
        tone="run"
        urgent
        action={
          <ButtonLink tone="quiet" size="small" to={`/product/form?q=${state.made.id}`}>
            {copy.lost.open}
          </ButtonLink>
        }
      >
        {copy.lost.found(state.made.code)}
      </Notice>
    );
  }
  const { kind, sent } = state;
  return (
    <UnansweredNotice
      kind={kind}
      at={sent.at}
      words={copy.lost}
      onResend={() => ask(sent.body, sent)}
      onLook={() => void look(sent)}
      onGiveUp={() => void giveUp(sent)}
    >
      {copy.lost[kind]} {copy.orders(sent.body.rows.length)} · {rupiah(wishTotal(sent.body))}
    </UnansweredNotice>
  );
};
