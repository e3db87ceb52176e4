// Runs in the browser page that render.mjs opens.
import * as THREE from 'three';
import { goods, tintOf } from './goods/goods.js';
import { heroGoods, kinds, windows } from './goods/shops.js';
import { group, put } from './kit/shapes.js';
import { createStage } from './stage/stage.js';

const stage = createStage();

const sideBySide = [
  [0, 0.15],
  [-1.45, -0.1],
  [1.45, -0.1],
];
/** Close together, for a small picture. */
const clustered = [
  [0, -0.3, 1.3],
  [-0.5, 0.35, 0.85],
  [0.55, 0.35, 0.8],
];

/** Goods side by side, each as high as wide at most. */
function windowOf(slugs, places = sideBySide) {
  return group(
    slugs.map((slug, i) => {
      const model = goods[slug]();
      const box = new THREE.Box3().setFromObject(model);
      const [size, middle] = [box.getSize(new THREE.Vector3()), box.getCenter(new THREE.Vector3())];
      const { look = {} } = model.userData;
      const scale = (places[i][2] ?? 1) / Math.max(size.x, size.y, size.z * 0.8);
      put(model, { at: [-middle.x, -box.min.y, -middle.z] });
      return put(group(model), {
        at: [places[i][0], look.lift ? 0.1 : 0, look.lift ? -0.4 : places[i][1]],
        scale,
        turn: [0, look.turn && !look.lift ? -look.turn * 0.7 : 0, 0],
      });
    }),
  );
}

function modelFor(slug, view) {
  if (view === 'banner') return windowOf(windows[slug]);
  if (view === 'hero') return windowOf(heroGoods, clustered);
  const model = goods[view === 'kind' ? kinds[slug] : view === 'logo' ? windows[slug][0] : slug]?.();
  if (!model) throw new Error(`No model for ${slug}`);
  return model;
}

window.studio = {
  goods: Object.keys(goods),
  shops: Object.keys(windows),
  kinds: Object.keys(kinds),
  render({ slug, view, ...settings }) {
    const tint = view === 'hero' || view === 'kind' ? null : tintOf(slug in windows ? windows[slug][0] : slug);
    return stage.photograph(modelFor(slug, view), { ...settings, view, tint });
  },
};
