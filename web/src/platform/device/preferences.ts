/** Under which names a person's choices are kept. */
export const themeKey = 'besesaka-theme';
export const layoutKey = 'besesaka-layout';

/** The person's own switch, `on` or `off`, in a cookie because the server must know it; else Save-Data decides. */
export const lowDataCookie = 'besesaka-low-data';

/** `on` when new orders ring; off unless the seller asked for it. */
export const orderSoundKey = 'besesaka-order-sound';

/** `on` when news are shown by the browser itself; off unless the person asked for it. */
export const chatNoticesKey = 'besesaka-chat-notices';
