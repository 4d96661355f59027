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
  const route = (path: string, title: string, kind: 'list' | 'form' | 'detail', action: string): Route => {
    const reads = action === 'list' || action === 'show';
    const access = reads ? resource.access?.read : resource.access?.write;
    return {
      ...facts,
      path,
      title,
      ...(access && { access }),
      blockWhenExpired: resource.blockWhenExpired ?? false,
      screen: { kind, resource: name },
      object: `${name}:${action}`,
    };
  };

  const routes: Route[] = [];
  if (paths.list) routes.push(route(paths.list, label, 'list', 'list'));
  if (paths.show) routes.push(route(paths.show, label, resource.single ? 'form' : 'detail', 'show'));
  if (paths.create) routes.push(route(paths.create, label, 'form', 'create'));
  if (paths.edit && paths.edit !== paths.create && paths.edit !== paths.show) {
    routes.push(route(paths.edit, label, 'form', 'edit'));
  }
  return routes;
}
