/**
 * Adds this response's nonce to style elements that scripts insert. antd passes the nonce to its components, but not to
 * its CSS variables and the scrollbar measurement.
 */
export function nonceStyles(nonce: string | undefined): void {
  if (!nonce) return;
  const { head } = document;
  const append = head.appendChild.bind(head);
  const insert = head.insertBefore.bind(head);
  const mark = (node: Node) => {
    if (node instanceof HTMLStyleElement) node.nonce ||= nonce;
  };
  head.appendChild = (node) => {
    mark(node);
    return append(node);
  };
  head.insertBefore = (node, before) => {
    mark(node);
    return insert(node, before);
  };
}
