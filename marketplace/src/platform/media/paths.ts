/** The address of a picture without its size: the page appends `/<width>.<format>`. */
export function mediaPath(id: string): string {
  return `/media/${id}`;
}
