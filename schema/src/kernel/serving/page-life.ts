/** A public page, and its data that a cache may store, may be this old. */
export const pageLifeSeconds = 5;
