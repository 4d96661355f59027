import type { ResourceProps } from '@refinedev/core';
import type { Model } from '../core/schema/model';

export const refineResources = (model: Model): ResourceProps[] =>
  model.resources.map(({ name, label, paths }) => ({
    name,
    list: paths.list,
    create: paths.create,
    edit: paths.edit,
    show: paths.show,
    meta: { label },
  }));
