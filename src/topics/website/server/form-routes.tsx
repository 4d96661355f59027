import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../platform/http/app-error';
import { doneOf } from '../text/paths';
import type { RouteDeps } from './deps';
import { refusedForm, type Sent } from './order-input';
import { toSignIn } from './pages/forms';
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
    /** Returns the path that follows; by default the page that says what is done. */
    send: (visit: Visit, sent: Sent) => Promise<string | undefined>,
    /** Runs before the empty form; a reply is sent instead of it. */
    before?: (visit: Visit, query: Sent) => Promise<FastifyReply | undefined>,
  ): void => {
    const { pages } = deps;
    const refuse = (visit: Visit, sent: Sent, failure: unknown): FastifyReply => {
      const { status, ...refused } = refusedForm(sent, failure);
      const code = failure instanceof AppError ? failure.code : '';
      if (DEAD_LINK.test(code)) {
        const notice = { title: 'Tautan ini tidak dapat dipakai', text: refused.message };
        return pages.send(visit, <WordsPage {...notice} link={words.renew ?? toSignIn} isBad />, status);
      }
      const missed = code === 'NOT_FOUND' && words.notFound;
      const shown = missed ? { ...refused, message: missed } : refused;
      return pages.send(visit, <FormPage form={words} {...shown} />, missed ? 422 : status);
    };
    page(app, deps, words.action, async (visit) => {
      const values = visit.request.query as Sent;
      try {
        return (
          (await before?.(visit, values)) ??
          pages.send(visit, <FormPage form={words} typed={{ ...UNTOUCHED, values }} />)
        );
      } catch (failure) {
        return refuse(visit, values, failure);
      }
    });
    form(app, deps, words.action, async (visit, { body }) => {
      try {
        return visit.reply.redirect((await send(visit, body)) ?? doneOf(words.action), 303);
      } catch (failure) {
        return refuse(visit, body, failure);
      }
    });
    const { done } = words;
    if (done)
      page(app, deps, doneOf(words.action), async (visit) =>
        pages.send(visit, <WordsPage {...done} link={toSignIn} />),
      );
  };
