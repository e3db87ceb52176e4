// Runs in the browser page that render.mjs opens.
import { goods, tintOf } from './goods/goods.js';
import { createStage } from './stage/stage.js';

const stage = createStage();

window.studio = {
  slugs: Object.keys(goods),
  render({ slug, ...settings }) {
    if (!goods[slug]) throw new Error(`No model for ${slug}`);
    return stage.photograph(goods[slug](), { ...settings, tint: tintOf(slug) });
  },
};
