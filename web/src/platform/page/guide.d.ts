/** Generated from `docs/api.md` by `build/guide.ts`. */
declare module 'virtual:guide' {
  export const html: string;
}
