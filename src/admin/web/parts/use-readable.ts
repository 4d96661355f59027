import { useMemo } from 'react';
import type { ResourceModel } from '../../schema/model';
import { fieldKeys, readableBy } from '../../schema/readable';
import { useMayEach } from '../session/use-may';

/** The resource as this person may use it: without fields whose access keys they lack. */
export function useReadable(resource: ResourceModel): ResourceModel {
  const may = useMayEach(useMemo(() => fieldKeys(resource), [resource]));
  return readableBy(resource, (key) => may(key).can);
}
