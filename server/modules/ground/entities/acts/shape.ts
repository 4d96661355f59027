import type { Change, Fact } from '../../../../../src/core/contract/act-reply';
import type { ActModel, ResourceModel } from '../../../../../src/core/schema/model';
import type { ActivityCode } from '../../../../../src/core/text/activities';
import type { Db } from '../../../../db/client';
import type { Actor } from '../../../../http/actor';
import type { Data } from '../walk';

/** What a handler is handed. It runs inside one transaction with whatever the act writes itself. */
export interface HandlerCall {
  tx: Db;
  actor: Actor;
  resource: ResourceModel;
  act: ActModel;
  /** Rows of the document table that it is done to, locked until the end; empty where another module keeps them. */
  rows: { id: string; data: Data }[];
  /** As they were asked for; a module with tables of its own reads and locks them itself. */
  ids: string[];
  /** What was typed, already valid. */
  input: Data;
  /** Only asks what would happen: whatever a handler writes is rolled back. */
  preview: boolean;
  /** Adds a record to another resource, inside this transaction; judged like one that is typed. */
  create(resource: string, data: Data): Promise<void>;
}

/** What a handler answers. */
export interface HandlerResult {
  /** One sentence; absent: "<label> berhasil." */
  message?: string;
  facts?: Fact[];
  /** What it was done to, for the log, where another module keeps the rows. */
  subject?: string;
  /** How the log calls it; absent: an act of the panel, with the label that the declaration gives it. */
  logged?: ActivityCode;
  /** What to write into documents; each is judged like an edit by hand. */
  edits?: { id: string; data: Data }[];
  /** More happened than these edits, so bringing back what rows held would leave the rest: there is no way back. */
  isFinal?: boolean;
  /** The changes in words, where the fields' own words would not do. */
  changes?: Change[];
}

export type ActHandler = (call: HandlerCall) => Promise<HandlerResult>;

/** Handlers by the name of their act, by the name of its resource. */
export type ActHandlers = Record<string, Record<string, ActHandler>>;
