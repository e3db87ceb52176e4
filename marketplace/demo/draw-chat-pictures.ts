import { createDrawing, type Drawing } from '#platform/drawing/drawing.ts';
import type { Files } from '#platform/files/files.ts';
import { sniffFormat } from '#platform/uploads/sniff-format.ts';
import { createPainter } from './pictures/painter.ts';
import type { ChatRows } from './plan-chats.ts';
import { readRendered } from './rendered.ts';

/** Draws the few private chat pictures before their conversations can be opened. */
export async function drawChatPictures(files: Files, rows: ChatRows): Promise<void> {
  const drawing = createDrawing();
  await drawAll(files, rows, drawing).finally(drawing.close);
}

async function drawAll(files: Files, { uploads, pictures }: ChatRows, drawing: Drawing): Promise<void> {
  const painter = await createPainter(pictures.filter(({ rendered }) => !rendered).map(({ art }) => art));
  for (const [i, picture] of pictures.entries()) {
    const { rendered } = picture;
    const painted = rendered ? await readRendered(rendered) : new Uint8Array(await painter.draw(picture));
    const format = sniffFormat(painted);
    const frame = { width: picture.width, height: picture.height, fit: 'inside' } as const;
    const drawn = format && (await drawing.normalise({ person: 'demo' }, painted, format, frame));
    const key = uploads[i]?.key;
    if (!drawn || !key) throw new Error(`The picture ${picture.key} could not be drawn`);
    await files.put('private', key, { body: drawn.body, contentType: 'image/webp' });
  }
}
