/** How a product is shown. */
export const framings = ['front', 'close', 'pair', 'tilted', 'boxed', 'low', 'plinth'] as const;
export type Framing = (typeof framings)[number] | 'tile' | 'logo' | 'banner';
