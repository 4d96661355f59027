import type { PageRow } from '../routes/route';
import type { MenuNode, ResourceModel } from './model';
import type { MenuEntry } from './resource';

/** Throws an Error for an unknown name. */
export function menuOf(entries: MenuEntry[], resources: ResourceModel[], pages: PageRow[]): MenuNode[] {
  return entries.map((entry) => {
    if (typeof entry !== 'string') {
      return { ...entry, kind: 'group', items: menuOf(entry.items, resources, pages) };
    }
    const node = resourceNode(entry, resources) ?? pageNode(entry, pages);
    if (!node)
      throw new Error(`The menu names "${entry}", which is neither a resource nor a page with an icon`);
    return node;
  });
}

const resourceNode = (name: string, resources: ResourceModel[]): MenuNode | undefined => {
  const resource = resources.find((candidate) => candidate.name === name);
  const path = resource?.paths.list ?? resource?.paths.show;
  if (!resource || !path) return undefined;
  const act = resource.single ? 'show' : 'list';
  return { kind: 'link', name, label: resource.label, icon: resource.icon, path, object: `${name}:${act}` };
};

const pageNode = (name: string, pages: PageRow[]): MenuNode | undefined => {
  const page = pages.find(({ screen, icon }) => icon && screen.kind === 'page' && screen.page === name);
  if (!page?.icon) return undefined;
  return { kind: 'link', name, label: page.title, icon: page.icon, path: page.path, object: page.path };
};
