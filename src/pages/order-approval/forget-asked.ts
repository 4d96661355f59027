import { draftName, forgetDraft, readDraft } from '../../api/drafts';

/** It was bought: the form forgets what it was asked with, unless something was typed since (milliseconds since 1970). */
export function forgetAsked(person: string, brand: string, askedAt: number): void {
  const name = draftName(`transaction-form:${brand}`, person);
  const kept = Object(readDraft(name)) as { at?: unknown };
  if (typeof kept.at === 'number' && kept.at <= askedAt) forgetDraft(name);
}
