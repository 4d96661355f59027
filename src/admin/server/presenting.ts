import { AppError } from '../../platform/http/app-error';
import { versionConflict as conflictDetails, type EntityRow } from '../entity/calls';
import type { Field } from '../schema/field';
import type { ResourceModel } from '../schema/model';
import { type Has, presentedTo, readableBy } from '../schema/readable';
import type { ResourceService, Scope } from './service-shape';
import { versionConflict } from './version-conflict';
import type { Data } from './walk';

/** Access keys of the person; the program itself, which has none, reads everything. */
export const holderOf =
  ({ can }: Pick<Scope, 'can'>): Has =>
  (key) =>
    !can || can(key).can;

/** Shows a person the record of a version conflict without the fields that they may not read. */
const presentedFailure = (resource: ResourceModel, scope: Scope, failure: unknown): unknown => {
  if (!(failure instanceof AppError) || failure.code !== 'VERSION_CONFLICT') return failure;
  const { current } = conflictDetails.parse(failure.details);
  return versionConflict(presentedTo(resource, holderOf(scope), current));
};

/** A store whose answers hold only what the person may read (ADR 0022). */
export function presenting(service: ResourceService): ResourceService {
  const answered = async (resource: ResourceModel, scope: Scope, answer: Promise<EntityRow>) => {
    try {
      return presentedTo(resource, holderOf(scope), await answer);
    } catch (failure) {
      throw presentedFailure(resource, scope, failure);
    }
  };
  return {
    ...service,
    async list(resource, scope, query) {
      const page = await service.list(resource, scope, query);
      return { ...page, rows: page.rows.map((row) => presentedTo(resource, holderOf(scope), row)) };
    },
    show: (resource, scope, id) => answered(resource, scope, service.show(resource, scope, id)),
    create: (resource, scope, data) =>
      answered(
        resource,
        scope,
        service.create(resource, scope, { ...defaultsFor(resource, scope), ...data }),
      ),
    update: (resource, scope, id, edit) =>
      answered(resource, scope, service.update(resource, scope, id, edit)),
    restore: (resource, scope, id) => answered(resource, scope, service.restore(resource, scope, id)),
  };
}

/** Declared defaults of the inputs that this person's form does not have. */
export function defaultsFor(resource: ResourceModel, scope: Scope): Data {
  const typed = new Set(namesOf(readableBy(resource, holderOf(scope))));
  return Object.fromEntries(
    namesOf(resource).flatMap((name) => {
      const { default: value } = resource.fields[name] as Field;
      return value === undefined || typed.has(name) ? [] : [[name, value]];
    }),
  );
}

const namesOf = ({ form }: ResourceModel): string[] => form.flatMap(({ fields }) => fields);
