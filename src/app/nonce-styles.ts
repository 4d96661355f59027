/**
 * Gives this response's nonce to the style elements that scripts put into the head. antd passes on the nonce of
 * `ConfigProvider` for its components, but not for its CSS variables and the measuring of a scrollbar.
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
