import { useInvalidate } from '@refinedev/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { v4 } from 'uuid';
import type { ActReply } from '../../../core/contract/act-reply';
import { dayOf } from '../../../core/format/date';
import { actions } from '../../../core/text/actions';
import { useFeedback } from '../../../ui/feedback';
import { useFormGround } from '../../../ui/form-ground';
import { serverTime } from '../../../ui/server-clock';
import { actEndpoint, undoEndpoint } from '../../entity/act';
import type { ActModel, ResourceModel } from '../../schema/model';
import { useCustomCall } from '../data/use-custom-call';
import type { Values } from '../form/form-values';
import { titleOf } from '../parts/system-fields';
import { useUndoToast } from '../parts/undo-toast';
import type { ActRow } from './act-row';

const ActDialog = lazy(() => import('./act-dialog'));

interface Asked {
  act: ActModel;
  rows: ActRow[];
  given?: Values | undefined;
}

export interface Acts {
  start: (act: ActModel, rows: ActRow[], given?: Values) => Promise<void>;
  dialog: ReactNode;
}

export function useActs(resource: ResourceModel, onDone?: () => void): Acts {
  const feedback = useFeedback();
  const offerUndo = useUndoToast();
  const invalidate = useInvalidate();
  const callCustom = useCustomCall();
  const Ground = useFormGround();
  const [asked, setAsked] = useState<Asked>();
  const reread = () => invalidate({ invalidates: ['all'] });

  const undo = async (id: string) => {
    await feedback.attempt(async () => {
      const { restored } = await callCustom(undoEndpoint(resource), { params: { id } });
      await reread();
      feedback.success(restored > 0 ? 'Berhasil diurungkan.' : 'Data sudah diubah lagi, jadi dibiarkan.');
    });
  };

  const tell = async (reply: ActReply) => {
    await reread();
    onDone?.();
    const back = reply.undo;
    if (back) await offerUndo(`undo-${back.id}`, reply.message, () => void undo(back.id));
    else feedback.success(reply.message);
  };

  const perform = async ({ act, rows }: Asked) => {
    await feedback.attempt(async () => {
      const body = { key: v4(), ids: idsOf(resource, act, rows) };
      await tell(await callCustom(actEndpoint(resource, act), { body }));
    });
  };

  return {
    async start(act, rows, given) {
      if (needsDialog(act)) {
        setAsked({ act, rows, given: given ?? startOf(act, rows) });
        return;
      }
      // Only irreversible actions are confirmed.
      const isAsked = act.danger || (!act.set && act.help !== undefined);
      if (isAsked && !(await feedback.confirm(questionOf(resource, act, rows)))) return;
      await perform({ act, rows });
    },

    dialog: asked && (
      <Suspense fallback={null}>
        <Ground>
          <ActDialog
            resource={resource}
            {...asked}
            ids={idsOf(resource, asked.act, asked.rows)}
            onClose={() => setAsked(undefined)}
            onDone={(reply) => {
              setAsked(undefined);
              void tell(reply);
            }}
          />
        </Ground>
      </Suspense>
    ),
  };
}

const needsDialog = (act: ActModel): boolean =>
  Object.keys(act.fields).length > 0 || Boolean(act.preview || act.pin || act.reads);

const startOf = ({ starts }: ActModel, [row]: ActRow[]): Values | undefined =>
  starts &&
  Object.fromEntries(
    Object.entries(starts).map(([name, from]) => [
      name,
      from === 'today' ? dayOf(serverTime()) : row?.[from],
    ]),
  );

const idsOf = (resource: ResourceModel, act: ActModel, rows: ActRow[]): string[] =>
  resource.single || act.on === 'list' ? [] : rows.map(({ id }) => id);

const questionOf = (resource: ResourceModel, act: ActModel, rows: ActRow[]) => ({
  title: rows.length === 1 && rows[0] ? `${act.label}: ${titleOf(resource, rows[0])}?` : `${act.label}?`,
  content: act.help,
  okText: act.label,
  cancelText: actions.cancel,
  danger: act.danger,
});
