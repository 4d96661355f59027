import type { Offers } from '../offers';
import type { ResourceSpec } from '../resource';

const isBelow = (path: string, other: string): boolean => path.startsWith(`${other}/`);

export function endpointErrors(resources: ResourceSpec[], offers: Pick<Offers, 'taken' | 'free'>): string[] {
  return resources.flatMap(({ name, endpoint }) => {
    const at = `${name}.endpoint`;
    const own = offers.taken.find(
      (taken) => endpoint === taken || isBelow(endpoint, taken) || isBelow(taken, endpoint),
    );
    if (own && !offers.free.includes(endpoint))
      return [`${at}: "${endpoint}" meets "${own}", which the program has itself`];
    return resources
      .filter((other) => isBelow(endpoint, other.endpoint))
      .map((other) => `${at}: "${endpoint}" lies below that of "${other.name}"`);
  });
}
