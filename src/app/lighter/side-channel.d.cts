/** What is kept beside objects, by the object. */
interface Channel {
  get(key: unknown): unknown;
  has(key: unknown): boolean;
  set(key: unknown, value: unknown): void;
  delete(key: unknown): boolean;
  /** Throws a TypeError for a key that is not kept. */
  assert(key: unknown): void;
}
declare function sideChannel(): Channel;
export = sideChannel;
