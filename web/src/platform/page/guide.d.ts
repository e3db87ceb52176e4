/** Generated from `docs/developers` by `build/guide.ts`. */
declare module 'virtual:guide' {
  export const pages: readonly { name: string; title: string; html: string; parts: { id: string; title: string }[] }[];
}
