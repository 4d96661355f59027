import type { Website } from '../../core/contract/website';
import { ButtonLink } from '../../ui/plain/button-link';
import { StatePage, StatePart } from '../../ui/state-page';
import { copy } from './copy';
import { DomainState } from './domain-state';
import { ReviewDrawing } from './drawings';
import { HandedIn } from './handed-in';
import styles from './panel-status.module.css';

export const Pending = ({ website, look }: { website: Website; look: () => Promise<unknown> }) => (
  <StatePage
    drawing={<ReviewDrawing />}
    title={copy.pending.title}
    hint={copy.pending.hint}
    ways={
      <ButtonLink to="/dashboard" tone="quiet" size="large">
        {copy.pending.home}
      </ButtonLink>
    }
  >
    <StatePart title={copy.pending.next}>
      <ol className={styles.steps}>
        {copy.pending.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </StatePart>
    {website.domain && (
      <StatePart label={copy.own}>
        <DomainState domain={website.domain} look={look} />
      </StatePart>
    )}
    <HandedIn website={website} />
  </StatePage>
);
