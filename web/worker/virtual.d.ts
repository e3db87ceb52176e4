declare module 'virtual:build' {
  /** The app's own script in this build. */
  export const script: string;
}
