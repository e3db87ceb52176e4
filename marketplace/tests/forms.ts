import sharp from 'sharp';

export async function drawJpeg(background = '#0f5c43'): Promise<Blob> {
  const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
}

/** With shades and noise, as a photo has them; `at` is where the head is, in hundredths. */
export async function drawFace(at: number): Promise<Blob> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><defs><linearGradient id="g" x2="${at / 100}" y2="1">
    <stop stop-color="#dfe6d8"/><stop offset="1" stop-color="#33553f"/></linearGradient></defs>
    <rect width="800" height="800" fill="url(#g)"/><ellipse cx="${at * 8}" cy="330" rx="170" ry="220" fill="#6b4226"/>
    <circle cx="${at * 8 - 60}" cy="290" r="24"/><circle cx="${at * 8 + 60}" cy="290" r="24"/>
    <path d="M${at * 4} 800 Q${at * 8} 480 ${at * 11} 800Z" fill="#f2b13c"/></svg>`;
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
}

export function formOf(values: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}
