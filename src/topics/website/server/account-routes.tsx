import type { FastifyInstance, FastifyReply } from 'fastify';
import { v4 } from 'uuid';
import { confirmationError } from '../../../core/account/password';
import { refusalOf } from '../../../platform/http/failure-of';
import { refuseErrors } from '../../../platform/http/refuse-errors';
import {
  buyMemberTier,
  memberAddressInput,
  memberNameInput,
  memberPasswordInput,
} from '../../members/contract';
import { orderView } from '../../storefront/server/order-view';
import { paths, signInFrom } from '../text/paths';
import type { RouteDeps } from './deps';
import { createFormPages } from './form-routes';
import type { Member } from './member';
import { inputsOf, keyOf, refusedForm, type Sent } from './order-input';
import { Movements, Orders, Profile } from './pages/account';
import * as forms from './pages/forms';
import { BuyTier, isOffered, Tiers } from './pages/tiers';
import { UNTOUCHED } from './parts/fields';
import { FormPage, type FormWords, WordsPage } from './parts/form-page';
import { form, type Params, page } from './serve';
import type { Visit } from './visit';

const LIMIT = 10;

/** A form before it is sent. */
interface First {
  form: FormWords;
  values: Sent;
}

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

  ownPage(paths.account, async (visit, member) => {
    const { ganti: changed } = visit.request.query as Sent;
    return pages.send(visit, <Profile member={member} changed={changed} />);
  });

  const formPage = createFormPages(app, deps);
  /** A form of the member; guests sign in first and come back. */
  const ownForm = (
    words: FormWords,
    send: (member: Member, sent: Sent) => Promise<string>,
    /** The form before it is sent. */
    first: (member: Member) => Promise<First>,
  ): void =>
    formPage(
      words,
      async ({ around: { member } }, sent) => (member ? send(member, sent) : signInFrom(words.action)),
      async (visit) => {
        const { member } = visit.around;
        if (!member) return visit.reply.redirect(signInFrom(words.action), 303);
        const { form, values } = await first(member);
        return pages.send(visit, <FormPage form={form} typed={{ ...UNTOUCHED, values }} />);
      },
    );
  const changed = (word: string): string => `${paths.account}?ganti=${word}`;

  ownForm(
    forms.changeName,
    async ({ actor }, sent) => {
      await members.account.rename(actor, inputsOf(memberNameInput, sent, ['name']).name);
      return changed('nama');
    },
    async ({ name }) => ({ form: forms.changeName, values: { name } }),
  );

  /** Without a password nothing proves that the visitor is the member: a link does. */
  const afterPassword =
    (form: FormWords) =>
    async (member: Member): Promise<First> => {
      const { actor, email, phone, username } = member;
      return (await members.account.hasPassword(actor))
        ? { form, values: {} }
        : { form: forms.makePassword, values: { identifier: email ?? phone ?? username ?? '' } };
    };

  ownForm(
    forms.changeAddress,
    async ({ actor }, sent) => {
      const input = inputsOf(memberAddressInput, sent, ['address', 'current_password']);
      await members.account.askMove(actor, input);
      return changed('alamat');
    },
    afterPassword(forms.changeAddress),
  );

  ownForm(
    forms.changePassword,
    async ({ actor }, sent) => {
      const input = inputsOf(memberPasswordInput, sent, ['current_password', 'password']);
      refuseErrors({ confirmation: confirmationError(input.password, sent.confirmation ?? '') });
      await members.account.changePassword(actor, input);
      return changed('sandi');
    },
    afterPassword(forms.changePassword),
  );

  ownPage(paths.orders, async (visit, member) => {
    const paged = pagedBy(visit);
    const { rows, total } = await orders.ofMembers.orders(member.actor, paged);
    return pages.send(
      visit,
      <Orders
        {...{ ...paged, total }}
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
      return pages.send(visit, <Movements {...{ member, kind, movements: rows, ...paged, total }} />);
    });

  ownPage(paths.tiers, async (visit, member) => {
    const { shop, request } = visit;
    const [tiers, savings] = await Promise.all([
      members.tiers.offered(member.actor),
      memo.read(`tiers ${shop.code}`, shop.partner_id, () => storefront.tierSavings(shop.code)),
    ]);
    const isRaised = (request.query as Sent).naik !== undefined;
    return pages.send(visit, <Tiers {...{ member, tiers, savings, isRaised }} />);
  });

  ownPage(paths.tier(':id'), async (visit, member, { id }) => {
    const tiers = await members.tiers.offered(member.actor);
    const found = tiers.find((one) => one.id === id && isOffered(one, tiers));
    if (!found || found.price === null || found.price > member.balance)
      return visit.reply.redirect(paths.tiers, 303);
    const tier = { ...found, price: found.price };
    return pages.send(visit, <BuyTier {...{ member, tier, paymentKey: v4() }} />);
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
      const said = { title: 'Tier tidak berubah', text: message, link };
      return pages.send(visit, <WordsPage {...said} isBad />, status);
    }
    return reply.redirect(`${paths.tiers}?naik`, 303);
  });
}
