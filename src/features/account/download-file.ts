/** Browsers read the file after the click; by then it must still be there. */
const KEPT_MS = 60_000;

/** Hands a file over to the browser's downloads. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
