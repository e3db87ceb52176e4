const head = (x: number, y: number, size: number) => `
  <circle cx="${x}" cy="${y}" r="${size}" fill="#8a5a3b"/>
  <path d="M ${x - size * 1.7} ${y + size * 3} q ${size * 1.7} ${-size * 3} ${size * 3.4} 0 z" fill="#0f5c43"/>`;

/** A card with a note that it belongs to no real person. */
export function cardSvg({ name, idNumber }: { name: string; idNumber: string }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="630">
  <rect width="1000" height="630" rx="36" fill="#dfe7e2"/>
  <rect width="1000" height="110" rx="36" fill="#0f5c43"/>
  <text x="40" y="72" font-family="sans-serif" font-size="44" fill="#ffffff">SAMPLE CARD, NOT VALID</text>
  <rect x="40" y="160" width="260" height="340" fill="#ffffff"/>${head(170, 270, 62)}
  <g font-family="sans-serif" fill="#17241e">
    <text x="340" y="215" font-size="28">Name</text><text x="340" y="265" font-size="42">${name}</text>
    <text x="340" y="345" font-size="28">Number</text><text x="340" y="395" font-size="42">${idNumber}</text>
    <text x="340" y="475" font-size="28">Besesaka demo data</text>
  </g></svg>`;
}

export const faceSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="900">
  <rect width="720" height="900" fill="#dfe7e2"/>${head(360, 360, 170)}
  <text x="360" y="850" text-anchor="middle" font-family="sans-serif" font-size="36" fill="#ffffff">Demo selfie</text></svg>`;
