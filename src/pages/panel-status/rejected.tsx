import type { Website } from '../../core/contract/website';
import { actions } from '../../core/text/actions';
import { ButtonLink } from '../../ui/plain/button-link';
import { StatePage, StatePart } from '../../ui/state-page';
import { copy } from './copy';
import { RejectedDrawing } from './drawings';
import { HandedIn } from './handed-in';

export const Rejected = ({ website }: { website: Website }) => (
  <StatePage
    drawing={<RejectedDrawing />}
    title={copy.rejected.title}
    hint={copy.rejected.hint}
    ways={
      <>
        <ButtonLink to="/mitra-panel/register" size="large">
          {copy.rejected.again}
        </ButtonLink>
        <ButtonLink to="/dashboard" tone="quiet" size="large">
          {actions.later}
        </ButtonLink>
      </>
    }
  >
    {website.reject_reason && (
      <StatePart title={copy.rejected.reason} note>
        <p>{website.reject_reason}</p>
      </StatePart>
    )}
    <HandedIn website={website} />
  </StatePage>
);
