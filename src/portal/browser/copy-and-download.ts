/** Copies a text. False if the browser does not allow it (no permission, or no secure context). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function downloadFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

export function downloadBlob(name: string, data: Blob): void {
  const address = URL.createObjectURL(data);
  downloadFile(address, name);
  // Some browsers read the file after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export const downloadText = (name: string, type: string, text: string): void =>
  downloadBlob(name, new Blob([text], { type }));
