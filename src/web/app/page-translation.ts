/**
 * Lets React work in a page that a browser translates. Translators replace text nodes, also those of React, by elements
 * of their own (Chrome: `<font>`). Without this, React writes new text into detached nodes (an old price stays on
 * screen) and throws when it removes them or inserts before them. The replacements are remembered: new text restores
 * the text node, which is then translated again; removing and inserting use the replacement.
 */
export function surviveTranslation(): void {
  const { prototype } = Node;
  const { insertBefore, removeChild, appendChild } = prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  if (!nodeValue?.set) return;
  const { set } = nodeValue;

  const observer = new MutationObserver(rememberAll);
  observer.observe(document, { childList: true, subtree: true });
  /** Returns the replacements of a detached node, including those of pending mutation records. */
  const textNodesOf = (node: Node): ChildNode[] => {
    rememberAll(observer.takeRecords());
    return standing(node);
  };
  const bringBack = (node: Node): void => {
    const [first, ...more] = textNodesOf(node);
    if (!first) return;
    first.replaceWith(node);
    for (const other of more) other.remove();
  };
  const clearNodesOf = (node: Node): void => {
    if (isLost(node)) for (const other of textNodesOf(node)) other.remove();
  };

  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (isLost(this)) bringBack(this);
      set.call(this, value);
    },
  });
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const found = this.contains(child) ? [child as Node as ChildNode] : textNodesOf(child);
    if (found.length === 0) return removeChild.call(this, child) as T;
    for (const other of found) other.remove();
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before?: Node | null): T {
    clearNodesOf(node);
    // Without a reference node the platform appends.
    return insertBefore.call(this, node, before ? repositionWithin(this, before, textNodesOf) : null) as T;
  };
  prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    clearNodesOf(node);
    return appendChild.call(this, node) as T;
  };
}

const substitutes = new WeakMap<Node, ChildNode[]>();
const isSubstitute = new WeakSet<Node>();

const isLost = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && node.parentNode === null;

const standing = (node: Node): ChildNode[] =>
  (substitutes.get(node) ?? []).flatMap((other) => (other.isConnected ? [other] : standing(other)));

function repositionWithin(parent: Node, node: Node, nodesOf: (node: Node) => ChildNode[]): Node {
  if (node.parentNode === parent) return node;
  let at: Node | null | undefined = parent.contains(node) ? node : nodesOf(node)[0];
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at ?? node;
}

function rememberAll(records: MutationRecord[]): void {
  const added = new Set<Node>();
  for (const [at, record] of records.entries()) {
    for (const removed of record.removedNodes) {
      if (removed.nodeType !== Node.TEXT_NODE && !isSubstitute.has(removed)) continue;
      const others = substitutesIn(records, at, added);
      if (others.length > 0) substitutes.set(removed, others);
      for (const other of others) isSubstitute.add(other);
    }
    for (const node of record.addedNodes) added.add(node);
  }
}

/** Nodes that replaced the one removed by `records[at]`: in the same mutation, just before, or just after. */
function substitutesIn(records: MutationRecord[], at: number, added: ReadonlySet<Node>): ChildNode[] {
  const record = records[at];
  if (!record) return [];
  const { target, addedNodes, previousSibling, nextSibling } = record;
  if (addedNodes.length > 0) return [...addedNodes] as ChildNode[];
  const neighbour = [previousSibling, nextSibling].find((node) => node !== null && added.has(node));
  if (neighbour) return [neighbour as ChildNode];
  const next = records[at + 1];
  const isHere = next?.target === target && next.previousSibling === previousSibling;
  return isHere && next.nextSibling === nextSibling ? ([...next.addedNodes] as ChildNode[]) : [];
}
