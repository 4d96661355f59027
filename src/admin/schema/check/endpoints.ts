import { entityEndpoints, takenEndpoints } from '../../../core/contract/taken-endpoints';
import type { ResourceSpec } from '../resource';

const isBelow = (path: string, other: string): boolean => path.startsWith(`${other}/`);

export function endpointErrors(resources: ResourceSpec[]): string[] {
  return resources.flatMap(({ name, endpoint }) => {
    const at = `${name}.endpoint`;
    const own = takenEndpoints.find(
      (taken) => endpoint === taken || isBelow(endpoint, taken) || isBelow(taken, endpoint),
    );
    if (own && !entityEndpoints.includes(endpoint))
      return [`${at}: "${endpoint}" meets "${own}", which the program has itself`];
    return resources
      .filter((other) => isBelow(endpoint, other.endpoint))
      .map((other) => `${at}: "${endpoint}" lies below that of "${other.name}"`);
  });
}
