/** Address bytes for Casbin's `ipMatch`: the only use of Node's `Buffer`, whose polyfill is ten times as large. */
export class Buffer extends Uint8Array {
  override toString(): string {
    return [...this].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  readUInt16BE(offset: number): number {
    return ((this[offset] ?? 0) << 8) | (this[offset + 1] ?? 0);
  }
}
