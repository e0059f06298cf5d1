/** Browsers read the file after the click, so the URL must outlive it. */
const KEPT_MS = 60_000;

/** Passes a file to the browser's downloads. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
