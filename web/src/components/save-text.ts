// Hands a text to the browser's downloads.

interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

const KEPT_MS = 60_000;

export function saveText({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the text only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
