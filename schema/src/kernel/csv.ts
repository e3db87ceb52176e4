/** Also as Chinese and Japanese keyboards write the signs. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** Quotes a cell where any spreadsheet would split it. A value that a spreadsheet would run as a formula gets an apostrophe before it. */
function csvCell(value: string): string {
  const plain = formula.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Removes the apostrophe again. */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
