import type { Verdict } from '../../core/session/reason';
import { AppError } from './app-error';

export const verdictError = ({ reason }: Exclude<Verdict, { can: true }>): AppError =>
  new AppError(reason === 'expired' ? 'PANEL_EXPIRED' : 'FORBIDDEN');
