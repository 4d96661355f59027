import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { v4 } from 'uuid';
import { PIN_LENGTH, pinReasons } from '../../../core/account/pin-rule';
import type { ActionReply } from '../../../core/contract/action-reply';
import { asApiError } from '../../../platform/web/api-error';
import { actionEndpoint } from '../../entity/action';
import { bulkNames } from '../../schema/bulk';
import type { ActionModel, ResourceModel } from '../../schema/model';
import { useCustomCall } from '../data/use-custom-call';
import { serverErrors } from '../form/field-errors';
import { type Path, startingValues, type Typed, typedOf, type Values } from '../form/form-values';
import { useFieldErrors } from '../form/use-field-errors';
import type { Target } from './action-target';

interface ActionFormOptions {
  resource: ResourceModel;
  action: ActionModel;
  target: Target;
  given?: Values | undefined;
  onDone: (reply: ActionReply) => void;
}

const typedBy = ({ fields, validator }: ActionModel): Typed => ({
  fields,
  validator,
  form: [{ title: '', fields: Object.keys(fields) }],
});

/** Input, preview and result of an action. One key per input, however often it is sent. */
export function useActionForm({ resource, action, target, given, onDone }: ActionFormOptions) {
  const [form] = Form.useForm<Values>();
  const callCustom = useCustomCall();
  const typed = typedBy(action);
  // Defaults of a new record, overridden by `given`.
  const [initial] = useState(() => startingValues(typed, given && { ...given, version: 0 }));
  const valuesNow = (): Values => ({ ...initial, ...(form.getFieldsValue(true) as Values) });
  const errors = useFieldErrors(typed, valuesNow);
  const [outcome, setOutcome] = useState<ActionReply>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [pin, setPin] = useState({ value: '', error: undefined as string | undefined });
  const key = useRef(v4());

  const isPreviewing = Boolean(action.preview) && outcome === undefined;
  const isReady = !isPreviewing;

  const refuse = (error: unknown) => {
    const { code, message, errors: fieldErrors } = asApiError(error);
    if (code === 'WRONG_PIN' || code === 'PIN_LOCKED' || fieldErrors?.pin) {
      setPin({ value: '', error: fieldErrors?.pin?.[0] ?? message });
    } else if (
      fieldErrors &&
      Object.keys(fieldErrors).some((name) => (name.split('.')[0] ?? '') in action.fields)
    ) {
      errors.refuse(serverErrors(fieldErrors));
    } else setFailure(message);
  };

  const ask = (preview: boolean) =>
    callCustom(actionEndpoint(resource, action), {
      body: {
        ...(action.validator.parse(typedOf(typed, valuesNow())) as Values),
        key: key.current,
        ...target,
        preview,
        ...(!preview && outcome?.seen && { seen: outcome.seen }),
        ...(action.pin && !preview && { pin: pin.value }),
      },
    });

  /** The data changed since the preview: shows a new one. */
  const preview = async (why: string) => {
    setFailure(why);
    setPin({ value: '', error: undefined });
    setOutcome(await ask(true));
  };

  const send = async () => {
    if (!errors.validateAll()) return;
    if (action.pin && isReady && pin.value.length < PIN_LENGTH) {
      setPin({ ...pin, error: pinReasons.shape });
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      const reply = await ask(isPreviewing);
      if (isPreviewing || action.reads) setOutcome(reply);
      else onDone(reply);
      if (action.reads) key.current = v4();
    } catch (error) {
      const { code, message } = asApiError(error);
      if (code === 'CHANGED_SINCE_SEEN') await preview(message).catch(refuse);
      else refuse(error);
    } finally {
      setBusy(false);
    }
  };

  // Read-only actions without fields run at once, and what would be deleted is shown at once.
  const isShownAtOnce = action.reads || action.name === bulkNames.remove;
  const isAnswered = Boolean(isShownAtOnce) && Object.keys(action.fields).length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (isAnswered) void send();
  }, []);

  return {
    form,
    initial,
    errors,
    outcome,
    failure,
    isBusy,
    isReady,
    pin: { ...pin, change: (value: string) => setPin({ value, error: undefined }) },
    next: isPreviewing ? 'Lihat Perubahan' : isAnswered && action.reads ? 'Muat Ulang' : action.label,
    change: (changed: Values) => {
      key.current = v4();
      setOutcome(undefined);
      errors.change(changed);
    },
    leave: (path: Path) => {
      if (form.isFieldTouched(path)) errors.mark(path);
    },
    send,
  };
}
