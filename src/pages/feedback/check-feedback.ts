import { type FeedbackInput, feedbackInput } from '../../core/contract/feedback';

export interface FeedbackValues {
  category: string;
  rating: number;
  message: string;
  allow_contact: boolean;
}

export type FeedbackErrors = Partial<Record<keyof FeedbackValues, string>>;

export const blankFeedback: FeedbackValues = { category: '', rating: 0, message: '', allow_contact: true };

/** Validates with the server's schema; returns the input or the first error of each field. */
export function checkFeedback(values: FeedbackValues): { input: FeedbackInput } | { errors: FeedbackErrors } {
  const judged = feedbackInput.safeParse(values);
  if (judged.success) return { input: judged.data };
  const errors: FeedbackErrors = {};
  for (const { path, message } of judged.error.issues) {
    const name = path[0] as keyof FeedbackValues;
    errors[name] ??= message;
  }
  return { errors };
}
