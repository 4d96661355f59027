import { useRef, useState } from 'react';
import { v4 } from 'uuid';
import { actionEndpoint } from '../../../../admin/entity/action';
import { useCustomCall } from '../../../../admin/web/data/use-custom-call';
import { asApiError } from '../../../../platform/web/api-error';
import { useFeedback } from '../../../../ui/feedback';
import type { ShiftPartProps } from './part-props';

type Errors = Record<string, string[]>;

/** Runs an action on this shift; field errors are shown beside the fields, others as a toast. */
export function useShiftAction({ shift, resource, onChanged }: ShiftPartProps, name: string) {
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  // One key per input: a retry after a lost answer runs it once.
  const key = useRef(v4());
  const callCustom = useCustomCall();
  const feedback = useFeedback();
  const action = resource.actions.find((one) => one.name === name);

  return {
    errors,
    isBusy,
    renew: () => {
      key.current = v4();
      setErrors({});
    },
    refuse: setErrors,
    run: async (input: Record<string, unknown>): Promise<boolean> => {
      if (!action) return false;
      setBusy(true);
      try {
        const body = { ...input, key: key.current, ids: [shift.id] };
        const { message } = await callCustom(actionEndpoint(resource, action), { body });
        feedback.success(message);
        onChanged();
        return true;
      } catch (failure) {
        const { errors: fieldErrors, message } = asApiError(failure);
        if (fieldErrors && Object.keys(fieldErrors).length > 0) setErrors(fieldErrors);
        else feedback.error(message);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
