import type { Route } from '../../core/routes/route';
import { inPanel, signedIn } from '../../core/routes/sections';
import type { ResourceModel } from './model';

/**
 * Create and edit share one form path; with editing on the detail page (`paths.edit === paths.show`) or a `single`
 * resource, that path is one route as well.
 */
export function routesOf(resource: ResourceModel): Route[] {
  const { paths, name, label } = resource;
  const facts = resource.area === 'panel' ? inPanel : signedIn;
  const route = (path: string | undefined, kind: 'list' | 'form' | 'detail', action: string): Route[] => {
    if (!path) return [];
    const reads = action === 'list' || action === 'show';
    const access = reads ? resource.access?.read : resource.access?.write;
    return [
      {
        ...{ ...facts, path, title: label },
        ...(access && { access }),
        blockWhenExpired: resource.blockWhenExpired ?? false,
        screen: { kind, resource: name },
        object: `${name}:${action}`,
      },
    ];
  };
  const isShared = paths.edit === paths.create || paths.edit === paths.show;
  return [
    ...route(paths.list, 'list', 'list'),
    ...route(paths.show, resource.single ? 'form' : 'detail', 'show'),
    ...route(paths.create, 'form', 'create'),
    ...route(isShared ? undefined : paths.edit, 'form', 'edit'),
  ];
}
