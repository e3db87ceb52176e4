interface Size {
  width: number;
  height: number;
}

/** Scales a size down to fit within a frame, preserving the aspect ratio. Never scales up. */
export function fitWithin({ width, height }: Size, frame: Size): Size {
  if (width <= 0 || height <= 0) return frame;
  const scale = Math.min(1, frame.width / width, frame.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
