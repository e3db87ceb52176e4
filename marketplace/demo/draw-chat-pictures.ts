import type { Files } from '#platform/files/files.ts';
import { normalisePicture } from '#platform/uploads/normalise-picture.ts';
import { createPainter } from './pictures/painter.ts';
import type { ChatRows } from './plan-chats.ts';

/** They are few, and private: drawn before anybody can look at the conversations that they are in. */
export async function drawChatPictures(files: Files, { uploads, pictures }: ChatRows): Promise<void> {
  const painter = await createPainter(pictures.map(({ art }) => art));
  for (const [i, picture] of pictures.entries()) {
    const drawn = await normalisePicture(await painter.draw(picture), Math.max(picture.width, picture.height));
    const key = uploads[i]?.key;
    if (!drawn || !key) throw new Error(`The picture ${picture.key} could not be drawn`);
    await files.put('private', key, { body: drawn.body, contentType: 'image/webp' });
  }
}
