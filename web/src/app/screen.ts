import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** A route whose code arrives with its first visit; its id is its source file, so that the server can preload it. */
export function screen(file: string, load: () => Promise<ComponentType>): Pick<RouteObject, 'id' | 'lazy'> {
  return { id: file, lazy: async () => ({ Component: await load() }) };
}
