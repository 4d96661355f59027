import type { FastifyInstance } from 'fastify';
import { listManualMethods, listPaymentMethods } from '../../../core/contract/payment';
import { serve } from '../../../platform/http/serve';
import type { PaymentService } from './service';

export function paymentRoutes(app: FastifyInstance, payment: PaymentService): void {
  serve(app, listPaymentMethods, () => payment.list());
  serve(app, listManualMethods, () => payment.listManual());
}
