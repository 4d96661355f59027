import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { useDraft } from '../../../../admin/web/session/use-draft';
import { asApiError } from '../../../../platform/web/api-error';
import { useUnsaved } from '../../../../platform/web/use-unsaved';
import { useFeedback } from '../../../../ui/feedback';
import { type FieldErrors, serverErrors, shapeErrors } from '../../../../ui/shape-errors';
import { useFirstInvalid } from '../../../../ui/use-first-invalid';

interface SettingsForm<Values extends object, Name extends string, Body extends Record<string, unknown>> {
  name: string;
  stored: Values;
  bodyOf: (values: Values) => Body;
  shape: z.ZodType;
  labels: Record<Name, string>;
  send: (body: Body) => Promise<Values>;
  done: string;
  onSaved: () => void;
}

export function useSettingsForm<
  Values extends object,
  Name extends string,
  Body extends Record<string, unknown>,
>({ name, stored, bodyOf, shape, labels, send, done, onSaved }: SettingsForm<Values, Name, Body>) {
  const feedback = useFeedback();
  const draft = useDraft<Values>(name, stored);
  useUnsaved(draft.isChanged);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const form = useFirstInvalid(errors);

  return {
    form,
    draft,
    errors,

    change(part: Partial<Values>) {
      setErrors({});
      draft.change(part);
    },

    async save(event: FormEvent) {
      event.preventDefault();
      const body = bodyOf(draft.values);
      const found = shapeErrors<Name>(shape, body, labels);
      setErrors(found);
      if (Object.keys(found).length > 0) return;
      try {
        draft.settle(await send(body));
        onSaved();
        feedback.success(done);
      } catch (failure) {
        const { errors: fieldErrors, message } = asApiError(failure);
        if (fieldErrors) setErrors(serverErrors<Name>(fieldErrors));
        else feedback.error(message);
      }
    },

    discard() {
      setErrors({});
      draft.settle(stored);
    },
  };
}
