import { draftName, forgetDraft, readDraft } from '../../api/drafts';

/** After the purchase the form's draft is cleared, unless it was changed since (milliseconds since 1970). */
export function forgetAsked(person: string, brand: string, askedAt: number): void {
  const name = draftName(`transaction-form:${brand}`, person);
  const kept = Object(readDraft(name)) as { at?: unknown };
  if (typeof kept.at === 'number' && kept.at <= askedAt) forgetDraft(name);
}
