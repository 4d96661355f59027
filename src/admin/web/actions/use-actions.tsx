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
import { titleOf } from '../parts/system-fields';
import { useUndoToast } from '../parts/undo-toast';
import type { ActionRow } from './action-row';

const ActionDialog = lazy(() => import('./action-dialog'));

interface Asked {
  action: ActionModel;
  rows: ActionRow[];
  given?: Values | undefined;
}

export interface Actions {
  start: (action: ActionModel, rows: ActionRow[], given?: Values) => Promise<void>;
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

  const perform = async ({ action, rows }: Asked) => {
    await feedback.attempt(async () => {
      const body = { key: v4(), ids: idsOf(resource, action, rows) };
      await showReply(await callCustom(actionEndpoint(resource, action), { body }));
    });
  };

  return {
    async start(action, rows, given) {
      if (needsDialog(action)) {
        setAsked({ action, rows, given: given ?? startOf(action, rows) });
        return;
      }
      // Only irreversible actions are confirmed.
      const isAsked = action.danger || (!action.set && action.help !== undefined);
      if (isAsked && !(await feedback.confirm(questionOf(resource, action, rows)))) return;
      await perform({ action, rows });
    },

    dialog: asked && (
      <Suspense fallback={null}>
        <Provider>
          <ActionDialog
            resource={resource}
            {...asked}
            ids={idsOf(resource, asked.action, asked.rows)}
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

const idsOf = (resource: ResourceModel, action: ActionModel, rows: ActionRow[]): string[] =>
  resource.single || action.on === 'list' ? [] : rows.map(({ id }) => id);

const questionOf = (resource: ResourceModel, action: ActionModel, rows: ActionRow[]) => ({
  title:
    rows.length === 1 && rows[0] ? `${action.label}: ${titleOf(resource, rows[0])}?` : `${action.label}?`,
  content: action.help,
  okText: action.label,
  cancelText: actions.cancel,
  danger: action.danger,
});
