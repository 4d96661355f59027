export function saveFile(file: Blob, filename: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: filename });
  link.click();
  // The browser reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
