import { useMay } from '../../api/use-may';
import type { TicketConversation } from '../../core/contract/ticket';
import type { ResourceModel } from '../../core/schema/model';
import { TICKET } from '../../core/states';
import { Composer } from './composer';
import { Messages } from './messages';
import { RateCard } from './rate-card';
import styles from './ticket.module.css';
import { TicketFacts } from './ticket-facts';
import { TurnNotice } from './turn-notice';

interface TicketViewProps {
  ticket: TicketConversation;
  resource: ResourceModel;
  onChanged: () => void;
}

export const TicketView = ({ ticket, resource, onChanged }: TicketViewProps) => {
  const mayWrite = useMay('ticket:reply').can;
  const isOpen = ticket.status <= TICKET.awaitsPartner;
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <Messages messages={ticket.messages} />
        <TurnNotice ticket={ticket} />
        {isOpen && mayWrite && <Composer ticket={ticket} resource={resource} onSent={onChanged} />}
        {!isOpen && mayWrite && <RateCard ticket={ticket} resource={resource} onRated={onChanged} />}
      </div>
      <TicketFacts ticket={ticket} resource={resource} onChanged={onChanged} />
    </div>
  );
};
