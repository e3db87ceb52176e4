export interface Painter {
  draw(picture: unknown): Promise<Uint8Array<ArrayBuffer>>;
}
export async function createPainter(_arts: string[]): Promise<Painter> {
  throw new Error('soon');
}
