/** The document's event that says: from here on React hears what is tapped. The first script kept what was tapped before. */
export const heard = 'heard';
