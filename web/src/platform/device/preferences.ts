/** The keys of the user's saved preferences. */
export const themeKey = 'besesaka-theme';
export const layoutKey = 'besesaka-layout';

/** The user's switch, `on` or `off`, in a cookie because the server needs it. Without it, Save-Data decides. */
export const lowDataCookie = 'besesaka-low-data';

/** `on` when new orders play a sound; off by default. */
export const orderSoundKey = 'besesaka-order-sound';

/** `on` when the browser shows notifications; off by default. */
export const chatNoticesKey = 'besesaka-chat-notices';
