import type { FastifyInstance, FastifyReply } from 'fastify';
import { v4 } from 'uuid';
import { refusalOf } from '../../../platform/http/failure-of';
import { buyMemberTier } from '../../members/contract';
import { orderView } from '../../storefront/server/order-view';
import { paths, signInFrom } from '../text/paths';
import type { RouteDeps } from './deps';
import type { Member } from './member';
import { keyOf, refusedForm, type Sent } from './order-input';
import { Movements, Orders, Profile } from './pages/account';
import { BuyTier, isOffered, Tiers } from './pages/tiers';
import { WordsPage } from './parts/form-page';
import { form, type Params, page } from './serve';
import type { Visit } from './visit';

const LIMIT = 10;

/** Page number of a list; 1 for what is none. */
function pagedBy({ request }: Visit): { page: number; limit: number } {
  const typed = (request.query as Sent).hal ?? '';
  return { page: /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : 1, limit: LIMIT };
}

/** Pages of a member's own account. */
export function accountRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { pages, memo, storefront, members, orders, orderKey } = deps;

  /** A page of the member; guests sign in first and come back. */
  const ownPage = (
    url: string,
    handler: (visit: Visit, member: Member, params: Params) => Promise<FastifyReply>,
  ): void =>
    page(app, deps, url, async (visit, params) => {
      const { around, reply } = visit;
      return around.member
        ? handler(visit, around.member, params)
        : reply.redirect(signInFrom(around.url), 303);
    });

  ownPage(paths.account, async (visit, member) =>
    pages.send(visit, <Profile around={visit.around} member={member} />),
  );

  ownPage(paths.orders, async (visit, member) => {
    const paged = pagedBy(visit);
    const { rows, total } = await orders.ofMembers.orders(member.actor, paged);
    return pages.send(
      visit,
      <Orders
        {...{ around: visit.around, member, ...paged, total }}
        orders={rows.map((order) => orderView(order))}
        addressOf={(invoice) => paths.order(invoice, orderKey(invoice))}
      />,
    );
  });

  for (const [path, kind] of [
    [paths.balance, 'balance'],
    [paths.points, 'point'],
  ] as const)
    ownPage(path, async (visit, member) => {
      const paged = pagedBy(visit);
      const { rows, total } = await orders.ofMembers.movements(member.actor, kind, paged);
      return pages.send(
        visit,
        <Movements {...{ around: visit.around, member, kind, movements: rows, ...paged, total }} />,
      );
    });

  ownPage(paths.tiers, async (visit, member) => {
    const { shop, around, request } = visit;
    const [tiers, savings] = await Promise.all([
      members.tiers.offered(member.actor),
      memo.read(`tiers ${shop.code}`, shop.partner_id, () => storefront.tierSavings(shop.code)),
    ]);
    const isRaised = (request.query as Sent).naik !== undefined;
    return pages.send(visit, <Tiers {...{ around, member, tiers, savings, isRaised }} />);
  });

  ownPage(paths.tier(':id'), async (visit, member, { id }) => {
    const { around, reply } = visit;
    const tiers = await members.tiers.offered(member.actor);
    const found = tiers.find((one) => one.id === id && isOffered(one, tiers));
    if (!found || found.price === null || found.price > member.balance)
      return reply.redirect(paths.tiers, 303);
    const tier = { ...found, price: found.price };
    return pages.send(visit, <BuyTier {...{ around, member, tier, paymentKey: v4() }} />);
  });

  form(app, deps, paths.tier(':id'), async (visit, { params, body }) => {
    const { around, reply } = visit;
    if (!around.member) return reply.redirect(signInFrom(paths.tiers), 303);
    const read = buyMemberTier.body.safeParse({ tier_id: params.id, price: Number(body.price) });
    if (!read.success) throw refusalOf(read.error.issues);
    const key = keyOf(body);
    try {
      await members.tiers.buy(around.member.actor, read.data, key);
    } catch (failure) {
      const { message, status } = refusedForm(body, failure);
      const link = { href: paths.tiers, label: 'Lihat tier' };
      return pages.send(
        visit,
        <WordsPage {...{ around, link }} title="Tier tidak berubah" text={message} isBad />,
        status,
      );
    }
    return reply.redirect(`${paths.tiers}?naik`, 303);
  });
}
