import { useInvalidate } from '@refinedev/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { v4 } from 'uuid';
import type { ActionReply } from '../../../core/contract/action-reply';
import { dayOf } from '../../../core/format/date';
import { actions } from '../../../core/text/actions';
import { useFeedback } from '../../../ui/feedback';
import { useFormProvider } from '../../../ui/form-provider';
import { serverTime } from '../../../ui/server-clock';
import { actionEndpoint, undoEndpoint } from '../../entity/action';
import type { ActionModel, ResourceModel } from '../../schema/model';
import { useCustomCall } from '../data/use-custom-call';
import type { Values } from '../form/form-values';
import { useUndoToast } from '../parts/undo-toast';
import { type ActionRow, type Selected, subjectOf, type Target } from './action-target';

const ActionDialog = lazy(() => import('./action-dialog'));

interface Asked {
  action: ActionModel;
  rows: ActionRow[];
  selected?: Selected | undefined;
  given?: Values | undefined;
}

export interface Actions {
  start: (action: ActionModel, rows: ActionRow[], given?: Values, selected?: Selected) => Promise<void>;
  /** Shows the reply of a call that was sent elsewhere, and offers to undo it. */
  finish: (reply: ActionReply) => Promise<void>;
  dialog: ReactNode;
}

export function useActions(resource: ResourceModel, onDone?: () => void): Actions {
  const feedback = useFeedback();
  const offerUndo = useUndoToast();
  const invalidate = useInvalidate();
  const callCustom = useCustomCall();
  const Provider = useFormProvider();
  const [asked, setAsked] = useState<Asked>();
  const reread = () => invalidate({ invalidates: ['all'] });

  const undo = async (id: string) => {
    await feedback.attempt(async () => {
      const { restored } = await callCustom(undoEndpoint(resource), { params: { id } });
      await reread();
      feedback.success(restored > 0 ? 'Berhasil diurungkan.' : 'Data sudah diubah lagi, jadi dibiarkan.');
    });
  };

  const showReply = async (reply: ActionReply) => {
    await reread();
    onDone?.();
    const back = reply.undo;
    if (back) await offerUndo(`undo-${back.id}`, reply.message, () => void undo(back.id));
    else feedback.success(reply.message);
  };

  const perform = async (asked: Asked) => {
    await feedback.attempt(async () => {
      const { action } = asked;
      const body = { key: v4(), ...targetOf(resource, asked) };
      await showReply(await callCustom(actionEndpoint(resource, action), { body }));
    });
  };

  return {
    async start(action, rows, given, selected) {
      if (needsDialog(action)) {
        setAsked({ action, rows, given: given ?? startOf(action, rows), selected });
        return;
      }
      // Only irreversible actions are confirmed.
      const isAsked = action.danger || (!action.set && action.help !== undefined);
      if (isAsked && !(await feedback.confirm(questionOf(resource, { action, rows, selected })))) return;
      await perform({ action, rows, selected });
    },

    finish: showReply,

    dialog: asked && (
      <Suspense fallback={null}>
        <Provider>
          <ActionDialog
            resource={resource}
            {...asked}
            target={targetOf(resource, asked)}
            onClose={() => setAsked(undefined)}
            onDone={(reply) => {
              setAsked(undefined);
              void showReply(reply);
            }}
          />
        </Provider>
      </Suspense>
    ),
  };
}

const needsDialog = (action: ActionModel): boolean =>
  Object.keys(action.fields).length > 0 || Boolean(action.preview || action.pin || action.reads);

const startOf = ({ starts }: ActionModel, [row]: ActionRow[]): Values | undefined =>
  starts &&
  Object.fromEntries(
    Object.entries(starts).map(([name, from]) => [
      name,
      from === 'today' ? dayOf(serverTime()) : row?.[from],
    ]),
  );

const targetOf = (resource: ResourceModel, { action, rows, selected }: Asked): Target => {
  if (selected) return { selection: selected.query };
  return { ids: resource.single || action.on === 'list' ? [] : rows.map(({ id }) => id) };
};

const questionOf = (resource: ResourceModel, { action, rows, selected }: Asked) => ({
  title: [action.label, subjectOf(resource, rows, selected)].filter(Boolean).join(': ').concat('?'),
  content: action.help,
  okText: action.label,
  cancelText: actions.cancel,
  danger: action.danger,
});
