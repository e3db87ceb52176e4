// Building blocks of all models. Lengths are free: the camera fits every model. Y is up, angles are in degrees.
import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';

const degrees = THREE.MathUtils.degToRad;

/** Places an object: `at` [x, y, z], `turn` [x, y, z] in degrees, `scale` a number or [x, y, z]. The rest stays. */
export function put(object, { at, turn, scale } = {}) {
  if (at) object.position.set(...at);
  if (turn) object.rotation.set(...turn.map(degrees));
  if (typeof scale === 'number') object.scale.setScalar(scale);
  else if (scale) object.scale.set(...scale);
  return object;
}

export const group = (...parts) => new THREE.Group().add(...parts.flat(Number.POSITIVE_INFINITY).filter(Boolean));

/** Sets how the camera turns around a model and where it looks in the detail view. */
export function look(model, settings) {
  model.userData.look = settings;
  return model;
}

export const mesh = (geometry, material, place) => put(new THREE.Mesh(geometry, material), place);

export const times = (count, make) => Array.from({ length: count }, (_, index) => make(index));

/** The same results each time. */
export function createRandom(seed = 7) {
  let state = seed * 7919 + 13;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

export const box = (w, h, d, r, material, place) =>
  mesh(
    r === 0 ? new THREE.BoxGeometry(w, h, d) : new RoundedBoxGeometry(w, h, d, Math.max(w, h, d) > 0.8 ? 3 : 1, Math.min(r, w / 2, h / 2, d / 2)),
    material,
    place,
  );

export const cylinder = (top, bottom, height, material, place) =>
  mesh(new THREE.CylinderGeometry(top, bottom, height, Math.max(top, bottom) > 0.3 ? 48 : 16), material, place);

export const ball = (radius, material, place) => mesh(new THREE.SphereGeometry(radius, radius > 0.3 ? 36 : 14, radius > 0.3 ? 24 : 10), material, place);

export const disc = (radius, material, place) => mesh(new THREE.CircleGeometry(radius, 64), material, place);

export const ring = (radius, thickness, material, place, arc = 360) =>
  mesh(new THREE.TorusGeometry(radius, thickness, 8, radius > 0.5 ? 56 : 24, degrees(arc)), material, place);

export const sheet = (w, h, material, place) => mesh(new THREE.PlaneGeometry(w, h), material, place);

export const capsule = (radius, length, material, place) => mesh(new THREE.CapsuleGeometry(radius, length, 6, 20), material, place);

/** A profile of [radius, height] points turned around the vertical axis; `smooth` draws a curve through them. */
export function lathe(profile, material, place, { smooth = false, sides = 56 } = {}) {
  const points = profile.map(([x, y]) => new THREE.Vector2(x, y));
  const drawn = smooth ? new THREE.SplineCurve(points).getPoints(points.length * 5) : points;
  for (const point of drawn) point.x = Math.max(0, point.x);
  return mesh(new THREE.LatheGeometry(drawn, sides), material, place);
}

export const curve = (points, closed = false) =>
  new THREE.CatmullRomCurve3(
    points.map(([x, y, z = 0]) => new THREE.Vector3(x, y, z)),
    closed,
  );

export function tube(points, radius, material, place, { closed = false, steps = 64 } = {}) {
  return mesh(new THREE.TubeGeometry(curve(points, closed), Math.min(steps, points.length * 6), radius, radius > 0.11 ? 10 : 6, closed), material, place);
}

/** A flat outline through points, straight or smooth. */
export function outline(points, { smooth = false } = {}) {
  const flat = points.map(([x, y]) => new THREE.Vector2(x, y));
  if (!smooth) return new THREE.Shape(flat);
  const round = new THREE.CatmullRomCurve3(
    flat.map(({ x, y }) => new THREE.Vector3(x, y, 0)),
    true,
  );
  return new THREE.Shape(round.getPoints(points.length * 10).map(({ x, y }) => new THREE.Vector2(x, y)));
}

export function roundedRect(w, h, r) {
  const [x, y] = [w / 2, h / 2];
  const shape = new THREE.Shape();
  shape
    .moveTo(-x + r, -y)
    .lineTo(x - r, -y)
    .quadraticCurveTo(x, -y, x, -y + r)
    .lineTo(x, y - r);
  shape
    .quadraticCurveTo(x, y, x - r, y)
    .lineTo(-x + r, y)
    .quadraticCurveTo(-x, y, -x, y - r)
    .lineTo(-x, -y + r);
  shape.quadraticCurveTo(-x, -y, -x + r, -y);
  return shape;
}

export const circle = (radius, at = [0, 0]) => new THREE.Shape().absarc(at[0], at[1], radius, 0, Math.PI * 2);

/** A shape given thickness, centred in depth, with soft edges. */
export function slab(shape, depth, material, place, { bevel = 0.03, holes = [] } = {}) {
  shape.holes.push(...holes);
  const settings = { depth, bevelEnabled: bevel > 0, bevelSize: bevel, bevelThickness: bevel, bevelSegments: 2 };
  const geometry = new THREE.ExtrudeGeometry(shape, { ...settings, curveSegments: 14 });
  geometry.translate(0, 0, -depth / 2);
  return mesh(fitUv(geometry), material, place);
}

/** Lays the texture once over the whole shape, as seen from the front. */
function fitUv(geometry) {
  geometry.computeBoundingBox();
  const { min, max } = geometry.boundingBox;
  const { position, uv } = geometry.attributes;
  for (let i = 0; i < position.count; i += 1) {
    uv.setXY(i, (position.getX(i) - min.x) / (max.x - min.x), (position.getY(i) - min.y) / (max.y - min.y));
  }
  return geometry;
}

/** Moves every point of a geometry: `move` returns the new [x, y, z]. */
export function bend(geometry, move) {
  const { position } = geometry.attributes;
  for (let i = 0; i < position.count; i += 1) {
    position.setXYZ(i, ...move(position.getX(i), position.getY(i), position.getZ(i)));
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** A surface over u and v from 0 to 1: `at` returns [x, y, z]. Cloth, leaves, bags. */
export function surface(at, material, place, { across = 40, along = 40 } = {}) {
  const geometry = new THREE.PlaneGeometry(1, 1, across, along);
  return mesh(
    bend(geometry, (x, y) => at(x + 0.5, y + 0.5)),
    material,
    place,
  );
}

/** Around a superellipse in even steps: u from 0 (back) over 0.5 (front) to 1 gives [x, z] from -1 to 1. */
export function around(power) {
  const round = (value) => Math.sign(value) * Math.abs(value) ** (2 / power);
  const points = times(721, (i) => {
    const angle = (i / 720) * Math.PI * 2 + Math.PI;
    return [round(Math.sin(angle)), round(Math.cos(angle))];
  });
  const lengths = [0];
  for (let i = 1; i < points.length; i += 1) {
    lengths.push(lengths[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]));
  }
  return (u) => {
    const wanted = u * lengths[720];
    let i = Math.min(719, Math.floor(u * 720));
    while (i > 0 && lengths[i] > wanted) i -= 1;
    while (i < 719 && lengths[i + 1] < wanted) i += 1;
    const k = (wanted - lengths[i]) / (lengths[i + 1] - lengths[i] || 1);
    return [0, 1].map((axis) => points[i][axis] + (points[i + 1][axis] - points[i][axis]) * k);
  };
}

/** Many copies of one geometry: `places` are as in `put`. */
export function scatter(geometry, material, places) {
  const copies = new THREE.InstancedMesh(geometry, material, places.length);
  const dummy = new THREE.Object3D();
  for (const [index, place] of places.entries()) {
    put(dummy, { turn: [0, 0, 0], scale: 1, ...place });
    dummy.updateMatrix();
    copies.setMatrixAt(index, dummy.matrix);
    if (place.color) copies.setColorAt(index, new THREE.Color(place.color));
  }
  return copies;
}

/** A leaf-like or strap-like band along points, `width(t)` wide. */
export function band(points, width, thickness, material, place, { across = [1, 0, 0], steps = 48 } = {}) {
  const path = curve(points);
  const side = new THREE.Vector3(...across);
  const at = (u, v) => {
    const centre = path.getPoint(v);
    const out = new THREE.Vector3().crossVectors(path.getTangent(v), side).normalize();
    const angle = u * Math.PI * 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const squared = (value) => Math.sign(value) * Math.abs(value) ** 0.4;
    const w = typeof width === 'function' ? width(v) : width;
    centre.addScaledVector(side, (squared(x) * w) / 2).addScaledVector(out, (squared(y) * thickness) / 2);
    return [centre.x, centre.y, centre.z];
  };
  return surface(at, material, place, { across: 14, along: steps });
}
