import type { FastifyInstance } from 'fastify';
import {
  getPanelProgress,
  getPanelSaldo,
  getPanelStatistic,
  getSubscriptionPlan,
} from '../../../src/core/contract/panel';
import { serve } from '../../http/serve';
import type { PanelService } from './service';

export function panelRoutes(app: FastifyInstance, panel: PanelService): void {
  serve(app, getPanelProgress, ({ actor }) => panel.progress(actor));
  serve(app, getSubscriptionPlan, () => panel.plan());
  serve(app, getPanelSaldo, ({ actor }) => panel.saldo(actor));
  serve(app, getPanelStatistic, ({ actor }) => panel.statistic(actor));
}
