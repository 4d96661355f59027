import { useApiUrl, useDataProvider } from '@refinedev/core';
import { type ReactNode, useMemo } from 'react';
import { saveBookFile, sendBookFile } from '../../api/book-file';
import { fileUrl } from '../../api/browser-config';
import { useModel } from '../../api/facts';
import { useKnownLink } from '../../api/known-path';
import { sendTicketFile } from '../../api/ticket-file';
import { discard, upload } from '../../api/upload';
import { listClosings } from '../../core/contract/books';
import type { ReplyOf } from '../../core/contract/endpoint';
import { type Found, find } from '../../core/contract/finder';
import { listSalePrices } from '../../core/contract/panel-catalogue';
import { lookAtRule } from '../../core/contract/selling-price';
import { type DeviceSession, listDevices } from '../../core/contract/setting';
import type { EntityTitle } from '../../core/entity/calls';
import { SEARCH, TITLES } from '../../core/entity/lookup';
import { rupiah } from '../../core/format/money';
import type { Field } from '../../core/schema/field';
import type { ResourceModel } from '../../core/schema/model';
import {
  type FieldDoors as Doors,
  FieldDoorsContext,
  type RuleOutcome,
  type SalePrice,
} from '../../fields/doors';

type Closings = ReplyOf<typeof listClosings>;

const imageOf = (field: Field | undefined) => (field?.kind === 'image' ? field : undefined);

interface FieldDoorsProps {
  resource: ResourceModel;
  /** Called with each pending upload. Must be stable. */
  onUpload?: (stored: Promise<unknown>) => void;
  children: ReactNode;
}

export const FieldDoors = ({ resource, onUpload, children }: FieldDoorsProps) => {
  const dataProvider = useDataProvider();
  const apiUrl = useApiUrl();
  const knownLink = useKnownLink();
  const { accessKeys } = useModel();
  const doors = useMemo<Doors>(() => {
    const { getList, getMany, custom } = dataProvider();
    return {
      fileUrl: (path) => fileUrl(path, apiUrl),
      upload: (file, field) => {
        const stored = upload(file, { resource: resource.name, field }, imageOf(resource.fields[field]));
        onUpload?.(stored);
        return stored;
      },
      discard: (image) => void discard(image),
      lookup: async (name, search) => {
        const filters = [{ field: SEARCH, operator: 'contains' as const, value: search }];
        return (await getList<EntityTitle>({ resource: name, filters, meta: TITLES })).data;
      },
      salePrices: async (ids) => {
        const { path: url, reply } = listSalePrices;
        const query = { ids: ids.join(',') };
        return (await custom?.<SalePrice[]>({ url, method: 'get', query, meta: { reply } }))?.data ?? [];
      },
      sendBookFile: (file) => {
        const kept = sendBookFile(file);
        onUpload?.(kept);
        return kept;
      },
      saveBookFile,
      sendTicketFile: (file) => {
        const kept = sendTicketFile(file);
        onUpload?.(kept);
        return kept;
      },
      findCodes: async (text) => {
        const { path: url, reply } = find;
        const asked = await custom?.<Found>({ url, method: 'get', query: { q: text }, meta: { reply } });
        return asked ? codesIn(asked.data) : [];
      },
      knownLink,
      closedMonths: async () => {
        const { path: url, reply } = listClosings;
        const asked = await custom?.<Closings>({ url, method: 'get', meta: { reply } });
        return (asked?.data.closings ?? []).flatMap((one) => (one.reopened_at ? [] : [one.month]));
      },
      lookAtRule: async (rule) => {
        const { path: url, reply } = lookAtRule;
        const asked = await custom?.<RuleOutcome>({ url, method: 'post', payload: rule, meta: { reply } });
        if (!asked) throw new Error('The data provider has no `custom`');
        return asked.data;
      },
      accessKeys,
      ownAddress: async () => {
        const { path: url, reply } = listDevices;
        const devices = await custom?.<DeviceSession[]>({ url, method: 'get', meta: { reply } });
        return devices?.data.find(({ is_current }) => is_current)?.ip ?? null;
      },
      titles: async (name, ids) => (await getMany?.<EntityTitle>({ resource: name, ids }))?.data ?? [],
    };
  }, [accessKeys, apiUrl, dataProvider, knownLink, resource, onUpload]);
  return <FieldDoorsContext.Provider value={doors}>{children}</FieldDoorsContext.Provider>;
};

const codesIn = ({ transactions, topups, withdrawals }: Found): { code: string; title: string }[] => [
  ...transactions.map(({ code, item_name }) => ({ code, title: item_name })),
  ...topups.map(({ code, invoice_paid_amount }) => ({ code, title: rupiah(invoice_paid_amount) })),
  ...withdrawals.map(({ code, amount }) => ({ code, title: rupiah(amount) })),
];
