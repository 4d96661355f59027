import { useMemo } from 'react';
import { useMayEach } from '../../api/use-may';
import type { Field } from '../../core/schema/field';
import type { ResourceModel } from '../../core/schema/model';
import { seenBy } from '../../core/schema/seen';

/** A resource without the fields that this person has no key to. */
export function useSeen(resource: ResourceModel): ResourceModel {
  const keys = useMemo(
    () => [...new Set(Object.values<Field>(resource.fields).flatMap(({ access }) => access ?? []))],
    [resource],
  );
  const may = useMayEach(keys);
  const granted = keys.filter((key) => may(key).can).join(' ');
  return useMemo(() => seenBy(resource, (key) => granted.split(' ').includes(key)), [resource, granted]);
}
