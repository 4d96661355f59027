import type { Services } from '../services';
import type { Column } from './table';

export interface Outcome {
  text?: string;
  table?: { columns: Column[]; rows: Record<string, unknown>[] };
  /** File to save for the operator; `base64` is its content. */
  file?: { name: string; base64: string };
}

interface Argument {
  name: string;
  help: string;
  /** Joins the remaining words. */
  rest?: boolean;
}

interface Option {
  name: string;
  help: string;
  /** An option without a value. */
  flag?: boolean;
}

/** Values by argument and option name; an omitted flag is missing. */
export type Given = Readonly<Record<string, string>>;

/** An operator command, from which `npm run operator` and its help are generated. */
export interface Command {
  name: string;
  summary: string;
  arguments?: readonly Argument[];
  options?: readonly Option[];
  /**
   * Moves money once per `key`: the command line generates the key, prints it first, and resends with it
   * after a lost answer.
   */
  keyed?: boolean;
  /**
   * Confirmation question before an irreversible action. It names what was found, not what was typed, so that
   * mistakes are visible; impossible actions are refused here.
   */
  confirm?: (services: Services, given: Given) => Promise<string>;
  run: (services: Services, given: Given) => Promise<Outcome>;
}

export class OperatorError extends Error {}
