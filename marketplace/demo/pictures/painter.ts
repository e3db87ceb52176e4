import sharp from 'sharp';
import { arrangements, sceneOf } from './compose.ts';
import type { Framing } from './framings.ts';
import { createObjects } from './objects.ts';
import { type SceneKind, sceneSvg } from './scenes.ts';

export interface Painting {
  art: string;
  framing: Framing;
  backdrop: string;
}

export interface Painter {
  draw(picture: Painting): Promise<Uint8Array<ArrayBuffer>>;
}

interface Scene {
  pixels: Buffer;
  width: number;
  height: number;
}

const scenesKept = 16;

/** Draws with one core only, so that the other stays free for serving. */
export async function createPainter(arts: Iterable<string>): Promise<Painter> {
  sharp.concurrency(1);
  const objects = await createObjects(arts);
  const scenes = new Map<string, Promise<Scene>>();

  function sceneFor(kind: SceneKind, backdrop: string): Promise<Scene> {
    const key = `${kind} ${backdrop}`;
    const scene = scenes.get(key) ?? renderScene(kind, backdrop);
    scenes.delete(key);
    scenes.set(key, scene);
    if (scenes.size > scenesKept) scenes.delete(scenes.keys().next().value ?? key);
    return scene;
  }

  return {
    async draw({ art, framing, backdrop }) {
      const [object, scene] = [await objects.cutOut(art), await sceneFor(sceneOf[framing], backdrop)];
      const layers = await arrangements[framing](object);
      const { pixels, width, height } = scene;
      const drawn = await sharp(pixels, { raw: { width, height, channels: 3 } })
        .composite(layers)
        .jpeg({ quality: 88 })
        .toBuffer();
      return new Uint8Array(drawn);
    },
  };
}

async function renderScene(kind: SceneKind, backdrop: string): Promise<Scene> {
  const { data, info } = await sharp(Buffer.from(sceneSvg(kind, backdrop)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
