/** Longer than any browser takes to begin with the file; until then its address must hold. */
const REVOKE_AFTER_MS = 60_000;

/** Hands a file to the browser as a download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
