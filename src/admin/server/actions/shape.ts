import type { Change, Fact } from '../../../core/contract/action-reply';
import type { ActivityCode } from '../../../core/text/activities';
import type { Db } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import type { ActionModel, ResourceModel } from '../../schema/model';
import type { Data } from '../walk';

export interface HandlerCall {
  tx: Db;
  actor: Actor;
  resource: ResourceModel;
  action: ActionModel;
  /** Locked rows of the document table; empty if another module stores them. */
  rows: { id: string; data: Data }[];
  /** Requested ids; a module with its own tables reads and locks them itself. */
  ids: string[];
  input: Data;
  /** Only asks what would happen: whatever a handler writes is rolled back. */
  preview: boolean;
  create(resource: string, data: Data): Promise<void>;
}

export interface HandlerResult {
  /** One sentence; defaults to "<label> berhasil." */
  message?: string;
  facts?: Fact[];
  /** Subject for the log if another module stores the rows. */
  subject?: string;
  /** Activity code; defaults to a panel action with the declared label. */
  logged?: ActivityCode;
  /** Changes to documents, each validated like a manual edit. */
  edits?: { id: string; data: Data }[];
  /** Documents to delete. */
  removals?: string[];
  /** The edits are typed by a person: refuses what a form would refuse. */
  isTyped?: true;
  /** Leaves out the records that a rule refuses, and names them, instead of failing as a whole. */
  skipsRefused?: true;
  /** True if the action did more than these edits, so that restoring rows would not undo it. */
  isFinal?: boolean;
  /** Changes in words, overriding the field labels. */
  changes?: Change[];
}

export type ActionHandler = (call: HandlerCall) => Promise<HandlerResult>;
