/** How far a picture is enlarged, and how far it is moved from the middle of its box, in pixels. */
export interface PictureView {
  scale: number;
  x: number;
  y: number;
}

/** A point from the middle of the box. */
export interface Point {
  x: number;
  y: number;
}

export interface Box {
  width: number;
  height: number;
}

export const fitted: PictureView = { scale: 1, x: 0, y: 0 };

/** A picture has 1280 pixels, so more would only blur it. */
const largest = 4;

/** Enlarges by this factor. What is at the point stays there. */
export function zoomAt(view: PictureView, factor: number, point: Point, box: Box): PictureView {
  const scale = Math.min(largest, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  const moved = { x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by };
  return within({ scale, ...moved }, box);
}

export function moveBy(view: PictureView, by: Point, box: Box): PictureView {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, box);
}

/** Under a mouse, the picture's edge is in view when the mouse is at the box's edge. */
export function lookAt(view: PictureView, point: Point): PictureView {
  return { ...view, x: point.x * (1 - view.scale), y: point.y * (1 - view.scale) };
}

/** An enlarged picture never leaves its box empty. */
function within({ scale, x, y }: PictureView, { width, height }: Box): PictureView {
  const limit = (value: number, size: number) => {
    const most = ((scale - 1) * size) / 2;
    return Math.min(most, Math.max(-most, value)) || 0;
  };
  return { scale, x: limit(x, width), y: limit(y, height) };
}
