import { useState } from 'react';
import { v4 } from 'uuid';
import type { ActionReply } from '../../../core/contract/action-reply';
import { asApiError } from '../../../platform/web/api-error';
import { actionEndpoint } from '../../entity/action';
import { type EntityRow, type VersionConflict, versionConflict } from '../../entity/calls';
import { BULK_FIELD } from '../../schema/bulk';
import { isSame } from '../../schema/merge-edit';
import type { ActionModel, ResourceModel } from '../../schema/model';
import { useCustomCall } from '../data/use-custom-call';
import { errorsOf } from '../form/field-errors';

interface CellSaveOptions {
  resource: ResourceModel;
  action: ActionModel;
  row: EntityRow;
  name: string;
  /** Without a reply nothing was changed. */
  onDone: (reply?: ActionReply) => void;
}

/** Saves one field of a record. A newer version is a conflict only if it holds another value of this field. */
export function useCellSave({ resource, action, row, name, onDone }: CellSaveOptions) {
  const field = resource.fields[name];
  const callCustom = useCustomCall();
  const [messages, setMessages] = useState<string[]>();
  const [conflict, setConflict] = useState<VersionConflict>();
  const [isBusy, setBusy] = useState(false);

  const send = (value: unknown, { id, version }: Pick<EntityRow, 'id' | 'version'>): Promise<ActionReply> =>
    callCustom(actionEndpoint(resource, action), {
      body: { key: v4(), ids: [id], version, [BULK_FIELD]: name, [name]: value },
    });

  const sendOver = async (value: unknown, known: EntityRow): Promise<void> => {
    try {
      onDone(await send(value, known));
    } catch (error) {
      const { code, message, errors, details } = asApiError(error);
      const newer = code === 'VERSION_CONFLICT' ? versionConflict.safeParse(details).data : undefined;
      if (newer && isSame(field, newer.current[name], known[name])) await sendOver(value, newer.current);
      else if (newer) setConflict(newer);
      else setMessages(errors ? Object.values(errors).flat() : [message]);
    }
  };

  return {
    messages,
    isBusy,
    conflict,
    clear: () => setMessages(undefined),
    /** `known` is the record that the person saw last. */
    save: async (value: unknown, known = row) => {
      if (isBusy) return;
      if (isSame(field, value, known[name])) return onDone();
      const found = errorsOf(resource, { ...known, [name]: value }, known);
      const here = found.filter(({ path }) => path[0] === name).flatMap((error) => error.messages);
      setConflict(undefined);
      if (here.length > 0) return setMessages(here);
      setBusy(true);
      await sendOver(value, known);
      setBusy(false);
    },
  };
}
