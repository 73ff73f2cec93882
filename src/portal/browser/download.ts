/** Downloads a file of the site. */
export function downloadFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Downloads a text as a file. */
export function downloadText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  downloadFile(address, name);
  // Some browsers read the file after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
