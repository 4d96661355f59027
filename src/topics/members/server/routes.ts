import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../../../platform/http/serve';
import { deviceOf } from '../../../platform/http/session-plugin';
import type { PanelOrderService } from '../../panel-orders/server/service';
import { orderView } from '../../storefront/server/order-view';
import type { StorefrontService } from '../../storefront/server/service';
import {
  buyMemberTier,
  forgotMemberPassword,
  getMemberProfile,
  listMemberMovements,
  listMemberOrders,
  listMemberTiers,
  loginMember,
  loginMemberByCode,
  logoutMember,
  registerMember,
  requestMemberCode,
  resetMemberPassword,
  verifyMember,
} from '../contract';
import type { MemberActor, MemberService } from './service';

export interface MemberRouteDeps {
  members: MemberService;
  storefront: Pick<StorefrontService, 'open' | 'running'>;
  orders: Pick<PanelOrderService, 'ofMembers'>;
}

interface MemberCall {
  params: { shop: string };
  headers: { authorization: string };
  request: FastifyRequest;
}

export function memberRoutes(app: FastifyInstance, { members, storefront, orders }: MemberRouteDeps): void {
  const open = async (shop: string): Promise<string> => (await storefront.open(shop)).partner_id;

  /** Own data and ending sessions stay available during maintenance. */
  const caller = async ({ params, headers, request }: MemberCall): Promise<MemberActor> => {
    const { partner_id } = await storefront.running(params.shop);
    return members.authenticate(partner_id, headers.authorization, deviceOf(request));
  };

  serve(app, registerMember, async ({ params, body, request }) => {
    await members.register(await open(params.shop), body, request.ip);
    return {};
  });
  serve(app, loginMember, async ({ params, body, request }) =>
    members.login(await open(params.shop), body, deviceOf(request)),
  );
  serve(app, requestMemberCode, async ({ params, body }) =>
    members.requestCode(await open(params.shop), body.identifier),
  );
  serve(app, loginMemberByCode, async ({ params, body, request }) =>
    members.loginByCode(await open(params.shop), body, deviceOf(request)),
  );
  serve(app, forgotMemberPassword, async ({ params, body }) =>
    members.recovery.forgot(await open(params.shop), body.identifier),
  );
  serve(app, resetMemberPassword, async ({ params, headers, body }) => {
    await members.recovery.reset(await open(params.shop), headers.authorization, body.password);
    return {};
  });
  serve(app, verifyMember, async ({ params, headers }) => {
    await members.recovery.verify(await open(params.shop), headers.authorization);
    return {};
  });

  serve(app, logoutMember, async (call) => {
    await members.logout(await caller(call));
    return {};
  });
  serve(app, getMemberProfile, async (call) => members.profile(await caller(call)));
  serve(app, listMemberTiers, async (call) => members.tiers.offered(await caller(call)));
  serve(app, buyMemberTier, async (call) => {
    await open(call.params.shop);
    const actor = await caller(call);
    await members.tiers.buy(actor, call.body, call.headers['idempotency-key']);
    return members.profile(actor);
  });
  serve(app, listMemberOrders, async (call) => {
    const { rows, total } = await orders.ofMembers.orders(await caller(call), call.query);
    return { data: rows.map((order) => orderView(order)), meta: { ...call.query, total } };
  });
  serve(app, listMemberMovements, async (call) => {
    const { kind, ...page } = call.query;
    const { rows, total } = await orders.ofMembers.movements(await caller(call), kind, page);
    return { data: rows, meta: { ...page, total } };
  });
}
