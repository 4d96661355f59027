import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useMayEach } from '../../../../admin/web/session/use-may';
import { asApiError } from '../../../../platform/web/api-error';
import { useFeedback } from '../../../../ui/feedback';
import { Button } from '../../../../ui/plain/button';
import { buttonClass } from '../../../../ui/plain/button-class';
import { useAfterChange } from '../../../../ui/use-after-change';
import { ticketCauseObjects } from '../../../tickets/contract';
import { makeTicket } from '../../../tickets/web/ticket/make-ticket';
import type { TicketWords } from '../../../tickets/web/ticket/ticket-body';
import { type TicketRefs, useTicketRefs } from '../../../tickets/web/ticket/use-ticket-refs';
import type { MatchResult } from '../../contract';
import { copy } from './copy';
import { ticketWords } from './ticket-words';

/**
 * Ticket address by message, held in memory until the session ends: a second press creates no second ticket, even after
 * matching the file again.
 */
function useStoredTicket(message: string) {
  const client = useQueryClient();
  const queryKey = ['reconciliation-ticket', message];
  const { data: ticket } = useQuery<string>({
    queryKey,
    enabled: false,
    cacheTime: Number.POSITIVE_INFINITY,
    // A ticket of another message must not be shown.
    keepPreviousData: false,
  });
  return { ticket, storeTicket: (address: string) => client.setQueryData(queryKey, address) };
}

const objects = Object.values(ticketCauseObjects);

export const Ticket = ({ match }: { match: MatchResult }) => {
  const refs = useTicketRefs();
  const may = useMayEach(objects);
  const { theirs, ours } = match;
  const about = ours?.code || theirs?.ref || copy.row(theirs?.row ?? 0);
  return refs && <TicketButton refs={refs} words={ticketWords(match, may)} about={about} />;
};

interface MakingProps {
  refs: TicketRefs;
  words: TicketWords;
  about: string;
}

const TicketButton = (props: MakingProps) => {
  const { about } = props;
  const { ticket, isBusy, press } = useMaking(props);
  const link = useRef<HTMLAnchorElement>(null);
  useAfterChange(ticket, () => {
    // The pressed button was removed, so focus moves to the link.
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  });
  const icon = <LifeBuoy size={18} aria-hidden="true" />;
  if (ticket) {
    return (
      <Link
        ref={link}
        className={buttonClass({ tone: 'quiet', size: 'small' })}
        to={ticket}
        aria-label={copy.openTicketLabel(about)}
      >
        {icon}
        {copy.openTicket}
      </Link>
    );
  }
  return (
    <Button
      tone="quiet"
      size="small"
      icon={icon}
      loading={isBusy}
      aria-label={copy.ticketLabel(about)}
      onClick={press}
    >
      {copy.ticket}
    </Button>
  );
};

/** Mutation state is shared by key: a row that is drawn again is still pending. */
function useMaking({ refs, words, about }: MakingProps) {
  const mutationKey = ['reconciliation-ticket', words.message];
  const client = useQueryClient();
  const feedback = useFeedback();
  const navigate = useNavigate();
  const { ticket, storeTicket } = useStoredTicket(words.message);
  const isBusy = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: () => makeTicket(refs, words),
    onSuccess: ({ address, code, isNew }) => {
      storeTicket(address);
      if (isNew) feedback.success(copy.ticketMade(about, code));
    },
    onError: (failure) => {
      const { message, errors = {} } = asApiError(failure);
      feedback.error(Object.values(errors)[0]?.[0] ?? message);
    },
  });
  const press = () => {
    if (client.isMutating({ mutationKey }) > 0) return;
    mutate(undefined, { onSuccess: ({ address, isNew }) => isNew || navigate(address) });
  };
  return { ticket, isBusy, press };
}
