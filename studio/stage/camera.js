// Where the camera stands, and how it fills its frame with the model.
import * as THREE from 'three';

// Angles in degrees: `turn` around the model, `down` from above. `fill` is the share of the frame that the model takes.
const views = {
  front: { turn: 14, down: 17, fill: 0.78 },
  angle: { turn: -40, down: 26, fill: 0.76 },
  detail: { turn: 24, down: 30, fill: 1.55 },
  logo: { turn: 14, down: 16, fill: 0.6 },
  banner: { turn: 0, down: 15, fill: 0.8 },
  hero: { turn: 0, down: 13, fill: 0.96 },
  kind: { turn: 14, down: 17, fill: 0.97, isCutout: true },
};

export function viewNamed(name, size) {
  if (name === 'hero') return { ...views.hero, isCutout: true, width: size, height: Math.round((size * 11) / 14) };
  const height = name === 'banner' ? Math.round((size * 4) / 3 / 8) * 3 : size;
  const width = name === 'banner' ? (height * 8) / 3 : size;
  return { ...views[name], isDetail: name === 'detail', width, height };
}

/** Puts the model on the floor and returns a camera that frames it. */
export function aim(model, { turn, down, fill, isDetail }, aspect) {
  const box = new THREE.Box3().setFromObject(model);
  const middle = box.getCenter(new THREE.Vector3());
  const { look = {} } = model.userData;
  const lift = 0.001 + (look.lift ?? 0) * box.getSize(new THREE.Vector3()).y;
  model.position.add(new THREE.Vector3(-middle.x, lift - box.min.y, -middle.z));
  model.updateMatrixWorld(true);
  const extent = box.getSize(new THREE.Vector3()).length();
  const centre = new THREE.Vector3(0, middle.y - box.min.y + lift, 0);
  const camera = new THREE.PerspectiveCamera(26, aspect, extent * 0.05, extent * 30);
  const [yaw, pitch] = [THREE.MathUtils.degToRad(turn + (look.turn ?? 0)), THREE.MathUtils.degToRad(look.down ?? down)];
  const toCamera = new THREE.Vector3(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch));
  const points = visiblePoints(model);
  let distance = extent * 2.2;
  const target = centre.clone();
  for (let step = 0; step < 4; step += 1) {
    camera.position.copy(target).addScaledVector(toCamera, distance);
    camera.lookAt(target);
    camera.updateMatrixWorld();
    const { size, offset } = seen(points, camera);
    distance *= size / (isDetail ? 0.86 : Math.min(fill * (look.grow ?? 1), 0.97));
    const up = new THREE.Vector3(0, 1, 0).applyQuaternion(camera.quaternion);
    const right = new THREE.Vector3(1, 0, 0).applyQuaternion(camera.quaternion);
    const half = Math.tan(THREE.MathUtils.degToRad(13)) * distance;
    target.addScaledVector(right, offset.x * half * aspect).addScaledVector(up, offset.y * half);
  }
  if (isDetail) {
    const focus = look.focus ?? [0, 0.2, 0];
    const wide = Math.tan(THREE.MathUtils.degToRad(13)) * distance;
    const up = new THREE.Vector3(0, 1, 0).applyQuaternion(camera.quaternion);
    const right = new THREE.Vector3(1, 0, 0).applyQuaternion(camera.quaternion);
    target.addScaledVector(right, focus[0] * wide).addScaledVector(up, focus[1] * wide);
    distance *= 0.86 / fill;
  }
  camera.position.copy(target).addScaledVector(toCamera, distance);
  camera.lookAt(target);
  camera.userData.extent = extent;
  return camera;
}

function visiblePoints(model) {
  const points = [];
  model.traverse((part) => {
    if (!part.isMesh) return;
    const { position } = part.geometry.attributes;
    const step = Math.max(1, Math.floor(position.count / 400));
    const instances = part.isInstancedMesh ? part.count : 1;
    for (let instance = 0; instance < instances; instance += 1) {
      const place = part.matrixWorld.clone();
      if (part.isInstancedMesh) {
        const own = new THREE.Matrix4();
        part.getMatrixAt(instance, own);
        place.multiply(own);
      }
      for (let i = 0; i < position.count; i += instances > 20 ? step * 8 : step) {
        points.push(new THREE.Vector3().fromBufferAttribute(position, i).applyMatrix4(place));
      }
    }
  });
  return points;
}

// The larger side of the model in the frame (1 fills it), and how far its middle is from that of the frame.
function seen(points, camera) {
  const box = new THREE.Box2();
  for (const point of points) {
    const { x, y } = point.clone().project(camera);
    box.expandByPoint(new THREE.Vector2(x, y));
  }
  const { x, y } = box.getSize(new THREE.Vector2());
  return { size: Math.max(x, y) / 2, offset: box.getCenter(new THREE.Vector2()) };
}
