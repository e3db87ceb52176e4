// What things are made of. A material takes a colour, and some take a texture (see textures.js) instead.
import * as THREE from 'three';
import { grain, rings, roughCloth, weave, woodGrain } from './textures.js';

const standard = (options) => new THREE.MeshStandardMaterial(options);
const both = { side: THREE.DoubleSide };

// A colour or a picture.
const look = (skin) => (typeof skin === 'string' ? { color: skin } : { map: skin });

export const steel = (color = '#d4d3cf', roughness = 0.22) => standard({ color, metalness: 1, roughness, ...both });
export const brushed = (color = '#c3c4c6') => standard({ color, metalness: 0.9, roughness: 0.42, ...both });
export const gold = (roughness = 0.2) => standard({ color: '#e2b04a', metalness: 1, roughness, ...both });
export const brass = (roughness = 0.28) => standard({ color: '#c99b4a', metalness: 1, roughness, ...both });
export const castIron = (color = '#2b2b2d') => standard({ color, metalness: 0.5, roughness: 0.55, ...both });
export const enamel = (skin) => standard({ ...look(skin), roughness: 0.14, ...both });
export const plastic = (skin, roughness = 0.42) => standard({ ...look(skin), roughness, ...both });
export const gloss = (skin) => standard({ ...look(skin), roughness: 0.12, ...both });
export const rubber = (color = '#232323') => standard({ color, roughness: 0.85, ...both });
export const paper = (skin = '#f6f2e8') => standard({ ...look(skin), roughness: 0.9, ...both });

export const leather = (color, repeat = 2) => standard({ ...look(color), roughness: 0.5, bumpMap: grain(repeat), bumpScale: 1.1, ...both });
export const suede = (color) => standard({ color, roughness: 0.95, bumpMap: grain(5), bumpScale: 0.8, ...both });
export const fabric = (skin, repeat = 12) => standard({ ...look(skin), roughness: 0.95, bumpMap: roughCloth(repeat), bumpScale: 0.9, ...both });
export const satin = (skin) => standard({ ...look(skin), roughness: 0.42, ...both });
export const wood = (tone = 'oak', repeat = [1, 1]) =>
  standard({
    map: woodGrain(tone, repeat),
    roughness: 0.55,
    bumpMap: woodGrain('bump', repeat),
    bumpScale: 0.6,
    ...both,
  });
export const clay = (skin = '#a4552f', repeat = 2) => standard({ ...look(skin), roughness: 0.78, bumpMap: grain(repeat), bumpScale: 0.9, ...both });
export const woven = (colors, repeat = [12, 8]) => {
  const { map, bump } = weave(colors, repeat);
  return standard({ map, bumpMap: bump, bumpScale: 3, roughness: 0.75, ...both });
};
export const turned = (color) => standard({ color, metalness: 0.85, roughness: 0.4, bumpMap: rings(), bumpScale: 0.4, ...both });

export const glass = (color = '#eef6f5', opacity = 0.22) =>
  standard({
    color,
    transparent: true,
    opacity,
    roughness: 0.05,
    metalness: 0.1,
    depthWrite: false,
  });
export const tinted = (color, opacity = 0.72) => standard({ color, transparent: true, opacity, roughness: 0.08, ...both });
export const liquid = (color) => standard({ color, roughness: 0.1 });
export const fruit = (skin) => standard({ ...look(skin), roughness: 0.34 });
export const flesh = (skin) => standard({ ...look(skin), roughness: 0.65, bumpMap: grain(2), bumpScale: 0.5, ...both });
export const leaf = (color = '#4d7a2a') => standard({ color, roughness: 0.6, ...both });
export const fur = (color) => standard({ color, roughness: 1, bumpMap: grain(7), bumpScale: 5, ...both });
export const pearl = () => standard({ color: '#f6eee4', roughness: 0.16, metalness: 0.25 });
/** A screen that is on. */
export const screen = (picture) => standard({ color: '#060607', roughness: 0.14, emissive: '#fff', emissiveMap: picture, emissiveIntensity: 0.85 });
