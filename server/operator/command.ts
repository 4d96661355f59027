import type { Services } from '../services';
import type { Column } from './table';

/** What is told after an act, or listed. */
export interface Outcome {
  /** Sentences before the table. */
  text?: string;
  table?: { columns: Column[]; rows: Record<string, unknown>[] };
  /** Laid down beside the operator; `base64` are its bytes. */
  file?: { name: string; base64: string };
}

/** An argument after the name of a command; the last one may take the rest of the line. */
interface Argument {
  name: string;
  help: string;
  /** Several words, handed over as one text. */
  rest?: boolean;
}

interface Option {
  name: string;
  help: string;
  /** Stands for itself, without a text behind it. */
  flag?: boolean;
}

/** Values by the names of arguments and options; an option that stands for itself is missing when it was not given. */
export type Given = Readonly<Record<string, string>>;

/** One thing that the operator does. `npm run operator` is made from these, and so is its help. */
export interface Command {
  /** What it concerns, and what is done: two words, or one where they are the same. */
  name: string;
  summary: string;
  arguments?: readonly Argument[];
  options?: readonly Option[];
  /**
   * Moves money, once for each text under `key`: the command line makes one up, shows it before it sends anything, and
   * sends the same again when no answer came.
   */
  keyed?: boolean;
  /**
   * The question before what cannot be taken back. It says what was found, not what was typed, so that a slip shows
   * before it counts; what cannot be done is refused here already.
   */
  confirm?: (services: Services, given: Given) => Promise<string>;
  run: (services: Services, given: Given) => Promise<Outcome>;
}

/** What the operator typed cannot be done; the message is for the screen. */
export class OperatorError extends Error {}
