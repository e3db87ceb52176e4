/** A document event: from now on React handles taps. The first script has recorded the earlier ones. */
export const heard = 'heard';
