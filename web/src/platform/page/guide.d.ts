/** Made by `build/guide.ts` of `docs/api.md`. */
declare module 'virtual:guide' {
  export const html: string;
}
