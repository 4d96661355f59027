import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve';
import {
  approveOrder,
  askApproval,
  askBillApproval,
  cancelApproval,
  getApproval,
  listWaitingApprovals,
  refuseOrder,
} from '../../contract/order-approval';
import type { ApprovalService } from './service';

export function approvalRoutes(app: FastifyInstance, approvals: ApprovalService): void {
  serve(app, askApproval, ({ actor, headers, body: { pin, ...request } }) =>
    approvals.ask(actor, { key: headers['idempotency-key'], pin, request }),
  );
  serve(app, askBillApproval, ({ actor, headers, body: { pin, ...request } }) =>
    approvals.ask(actor, { key: headers['idempotency-key'], pin, request }),
  );
  serve(app, listWaitingApprovals, ({ actor }) => approvals.waiting(actor));
  serve(app, getApproval, ({ actor, params }) => approvals.one(actor, params.id));
  serve(app, approveOrder, ({ actor, params, body }) => approvals.approve(actor, params.id, body.pin));
  serve(app, refuseOrder, ({ actor, params, body }) => approvals.refuse(actor, params.id, body.reason));
  serve(app, cancelApproval, ({ actor, params }) => approvals.cancel(actor, params.id));
}
