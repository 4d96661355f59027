import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../platform/http/app-error';
import type { RouteDeps } from './deps';
import { refusedForm, type Sent } from './order-input';
import { toSignIn } from './pages/sign-in';
import { UNTOUCHED } from './parts/fields';
import { FormPage, type FormWords, WordsPage } from './parts/form-page';
import { form, page } from './serve';
import type { Visit } from './visit';

const DEAD_LINK = /^LINK_(?:INVALID|USED|EXPIRED)$/;

/** Forms on pages of their own, shown again with what was typed and why it was refused. */
export const createFormPages =
  (app: FastifyInstance, deps: Pick<RouteDeps, 'pages' | 'visits'>) =>
  (
    words: FormWords,
    send: (visit: Visit, sent: Sent) => Promise<FastifyReply>,
    /** Runs before the empty form; a reply is sent instead of it. */
    before?: (visit: Visit, query: Sent) => Promise<FastifyReply | undefined>,
  ): void => {
    const { pages } = deps;
    const refuse = (visit: Visit, sent: Sent, failure: unknown): FastifyReply => {
      const { status, ...refused } = refusedForm(sent, failure);
      if (!(failure instanceof AppError && DEAD_LINK.test(failure.code)))
        return pages.send(visit, <FormPage form={words} {...refused} />, status);
      const notice = { title: 'Tautan ini tidak dapat dipakai', text: failure.message };
      const link = words.renew ?? toSignIn;
      return pages.send(visit, <WordsPage {...notice} link={link} isBad />, status);
    };
    page(app, deps, words.action, async (visit) => {
      const values = visit.request.query as Sent;
      const shown = { form: words, typed: { ...UNTOUCHED, values }, message: null };
      try {
        return (await before?.(visit, values)) ?? pages.send(visit, <FormPage {...shown} />);
      } catch (failure) {
        return refuse(visit, values, failure);
      }
    });
    form(app, deps, words.action, (visit, { body }) =>
      send(visit, body).catch((failure) => refuse(visit, body, failure)),
    );
  };
