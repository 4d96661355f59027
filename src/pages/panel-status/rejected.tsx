import { Link } from 'react-router-dom';
import type { Website } from '../../core/contract/website';
import { actions } from '../../core/text/actions';
import { buttonClass } from '../../ui/plain/button-class';
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
        <Link to="/mitra-panel/register" className={buttonClass({ size: 'large' })}>
          {copy.rejected.again}
        </Link>
        <Link to="/dashboard" className={buttonClass({ tone: 'quiet', size: 'large' })}>
          {actions.later}
        </Link>
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
