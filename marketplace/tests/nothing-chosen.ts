/** A form as a browser sends it where nothing was chosen in a field of files: an empty file without a name. */
export function nothingChosen(field: string, values: Record<string, string | number>) {
  const part = (name: string, more: string, value: string | number) =>
    `--form\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const none = part(field, '; filename=""\r\ncontent-type: application/octet-stream', '');
  const parts = Object.entries(values).map(([name, value]) => part(name, '', value));
  return [[...parts, none, '--form--\r\n'].join(''), { 'content-type': 'multipart/form-data; boundary=form' }] as const;
}
