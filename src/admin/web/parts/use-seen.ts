import { useMemo } from 'react';
import type { Field } from '../../schema/field';
import type { ResourceModel } from '../../schema/model';
import { seenBy } from '../../schema/seen';
import { useMayEach } from '../session/use-may';

/** Resource without the fields whose access key this person lacks. */
export function useSeen(resource: ResourceModel): ResourceModel {
  const keys = useMemo(
    () => [...new Set(Object.values<Field>(resource.fields).flatMap(({ access }) => access ?? []))],
    [resource],
  );
  const may = useMayEach(keys);
  const granted = keys.filter((key) => may(key).can).join(' ');
  return useMemo(() => seenBy(resource, (key) => granted.split(' ').includes(key)), [resource, granted]);
}
