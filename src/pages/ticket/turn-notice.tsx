import type { TicketConversation } from '../../core/contract/ticket';
import { dateTime } from '../../core/format/date';
import { TICKET } from '../../core/states';
import { Countdown } from '../../ui/countdown';
import { Notice } from '../../ui/plain/notice';
import { useSecondsLeft } from '../../ui/seconds-left';
import { copy } from './copy';

const at = (iso: string): string => dateTime(iso, { seconds: false, zone: true });

export const TurnNotice = ({ ticket }: { ticket: TicketConversation }) => {
  const { status, sla_due_at, closes_at, reopen_until } = ticket;
  if (status > TICKET.awaitsPartner) return <Ended until={reopen_until} />;
  if (closes_at) return <Notice tone="wait">{copy.yourTurn(at(closes_at))}</Notice>;
  return sla_due_at && <Promised due={sla_due_at} />;
};

const Promised = ({ due }: { due: string }) => {
  const left = useSecondsLeft(Date.parse(due));
  if (left === 0) return <Notice tone="wait">{copy.late(at(due))}</Notice>;
  return (
    <Notice tone="run">
      {copy.due(at(due))} {copy.left} <Countdown until={due} style="words" />
    </Notice>
  );
};

const Ended = ({ until }: { until: string | null }) => {
  const left = useSecondsLeft(until ? Date.parse(until) : 0);
  return <Notice tone="quiet">{until && left > 0 ? copy.ended(at(until)) : copy.gone}</Notice>;
};
