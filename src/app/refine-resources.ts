import type { ResourceProps } from '@refinedev/core';
import type { Model } from '../core/schema/model';

/** The declared resources in Refine's words, so that its hooks know paths and names. */
export const refineResources = (model: Model): ResourceProps[] =>
  model.resources.map(({ name, label, paths }) => ({
    name,
    list: paths.list,
    create: paths.create,
    edit: paths.edit,
    show: paths.show,
    meta: { label },
  }));
