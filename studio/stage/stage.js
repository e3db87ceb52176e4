// The studio: one renderer, a curved floor, a large key lamp and a bright ceiling.
import * as THREE from 'three';
import { aim, viewNamed } from './camera.js';
import { lightByFormula } from './surroundings.js';

lightByFormula();

export function createStage() {
  const renderer = new THREE.WebGLRenderer({ alpha: true, antialias: false, preserveDrawingBuffer: true });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.PCFShadowMap;
  renderer.toneMapping = THREE.NeutralToneMapping;
  renderer.toneMappingExposure = 1.1;
  return {
    photograph(model, { view, tint, size, frames }) {
      const { width, height, isCutout, ...direction } = viewNamed(view, size);
      renderer.setSize(width, height);
      const camera = aim(model, direction, width / height);
      const reach = camera.userData.extent * 0.8;
      const lamps = { key: createLamp('#fff1de', 2.15, reach), sky: createLamp('#f4f7ff', 1.5, reach) };
      const scene = new THREE.Scene();
      if (!isCutout) {
        scene.background = new THREE.Color(tint);
        scene.add(model.userData.look?.isOnWall ? buildWall(tint, model, reach) : buildSweep(tint, reach));
      }
      scene.add(model);
      for (const lamp of Object.values(lamps)) scene.add(lamp, lamp.target);
      model.traverse(castsShadow);
      const picture = expose({ renderer, scene, camera, lamps, frames, width, height, reach });

      scene.traverse(release);
      return picture.toDataURL('image/png');
    },
  };
}

function castsShadow(part) {
  if (!part.isMesh) return;
  part.receiveShadow = true;
  part.castShadow = !part.material.transparent;
}

function release(part) {
  if (!part.isMesh) return;
  part.geometry.dispose();
  for (const value of Object.values(part.material)) if (value?.isCanvasTexture) value.dispose();
  // Not the material: its compiled program serves the next model.
}

// Floor and wall in one curved piece, so that no horizon line shows.
function buildSweep(color, reach) {
  const profile = [
    [0, 0],
    [6, 0],
    [7.5, 0.4],
    [8.6, 1.8],
    [9, 4],
    [9, 14],
  ].map(([x, y]) => new THREE.Vector2(x * reach * 0.7, y * reach * 0.7));
  const material = new THREE.MeshLambertMaterial({
    color,
    emissive: color,
    emissiveIntensity: 0.3,
    side: THREE.DoubleSide,
  });
  const sweep = new THREE.Mesh(new THREE.LatheGeometry(profile, 48), material);
  sweep.receiveShadow = true;
  return sweep;
}

// A wall right behind the goods, which runs into the floor in a curve.
function buildWall(color, model, reach) {
  const { min } = new THREE.Box3().setFromObject(model);
  const curve = Array.from({ length: 9 }, (_, i) => [0.5 * (1 - Math.sin((i / 8) * 1.5708)), 0.5 * (1 - Math.cos((i / 8) * 1.5708))]);
  const profile = [[12, 0], ...curve.map(([z, y]) => [z, y]), [0, 14]];
  const geometry = new THREE.PlaneGeometry(1, 1, 1, profile.length - 1);
  const { position } = geometry.attributes;
  for (const [i, [z, y]] of profile.toReversed().entries()) {
    for (const side of [0, 1]) position.setXYZ(i * 2 + side, (side - 0.5) * reach * 16, y * reach - 0.001, min.z + z * reach);
  }
  geometry.computeVertexNormals();
  const wall = new THREE.Mesh(geometry, new THREE.MeshLambertMaterial({ color, emissive: color, emissiveIntensity: 0.6, side: THREE.DoubleSide }));
  wall.receiveShadow = true;
  return wall;
}

function createLamp(color, intensity, reach) {
  const lamp = new THREE.DirectionalLight(color, intensity);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(768, 768);
  const r = reach * 1.15;
  Object.assign(lamp.shadow.camera, { left: -r, right: r, top: r, bottom: -r, near: 0.1, far: reach * 8 });
  lamp.shadow.bias = -0.0008;
  lamp.shadow.normalBias = 0.012 * reach;
  lamp.shadow.radius = 4;
  return lamp;
}

// Renders many frames and averages them. In each frame the key lamp moves within a disc, the sky lamp over the whole
// sky and the camera within a pixel: shadows become soft, corners darker and edges smooth.
function expose({ renderer, scene, camera, lamps, frames, width, height, reach }) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const sum = new Float32Array(width * height * 4);
  for (let frame = 0; frame < frames; frame += 1) {
    const [a, b] = [(0.5 + frame * 0.7548776662) % 1, (0.5 + frame * 0.5698402909) % 1];
    const distance = Math.sqrt(b) * 0.15;
    const [across, along] = [Math.cos(a * 6.283) * distance, Math.sin(a * 6.283) * distance];
    lamps.key.position.set(-0.5 + across, 0.82 + along * 0.5, 0.52 + along).multiplyScalar(reach * 4);
    const slope = Math.sqrt(b * 0.92);
    lamps.sky.position.set(Math.cos(a * 6.283) * slope, Math.sqrt(1 - slope * slope), Math.sin(a * 6.283) * slope).multiplyScalar(reach * 4);
    camera.setViewOffset(width, height, a - 0.5, ((a * 7 + b) % 1) - 0.5, width, height);
    renderer.render(scene, camera);
    context.clearRect(0, 0, width, height);
    context.drawImage(renderer.domElement, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    // By its alpha, so that an edge takes no colour from what is clear.
    for (let i = 0; i < data.length; i += 1) sum[i] += data[i] * (i % 4 === 3 ? 1 : data[i | 3] / 255);
  }
  const average = context.createImageData(width, height);
  for (let i = 0; i < sum.length; i += 1) average.data[i] = i % 4 === 3 ? sum[i] / frames : (sum[i] * 255) / (sum[i | 3] || 1);
  context.putImageData(average, 0, 0);
  return canvas;
}
