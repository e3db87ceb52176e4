// The studio that shiny things reflect: a bright sweep below, a dark horizon, a large lamp at the upper left, a window at
// the right. It is a formula instead of a picture, because software rendering pays for each look into a picture.
import * as THREE from 'three';

const formula = `
  float lampIn(vec3 d, vec3 towards, float size, float blur) {
    return smoothstep(size - blur, size + blur, dot(d, towards));
  }
  vec3 studio(vec3 d, float roughness) {
    float blur = 0.025 + roughness * 0.55;
    float dim = 1.0 / (1.0 + roughness * 2.2);
    vec3 wall = mix(vec3(0.28, 0.27, 0.26), vec3(0.85), smoothstep(0.05, 0.95, d.y));
    vec3 light = mix(vec3(0.88, 0.83, 0.76), wall, smoothstep(-blur, blur, d.y + 0.04));
    light += vec3(3.0, 2.9, 2.75) * dim * lampIn(d, vec3(-0.62, 0.62, 0.48), 0.86, blur);
    light += vec3(1.5, 1.55, 1.6) * dim * lampIn(d, vec3(0.87, 0.29, 0.4), 0.9, blur);
    light += vec3(1.1) * dim * lampIn(d, vec3(0.25, 0.75, -0.61), 0.84, blur);
    return light;
  }
  vec3 surroundingsOn(vec3 normal) {
    float up = transformNormalByInverseViewMatrix(normal, viewMatrix).y * 0.5 + 0.5;
    return PI * mix(vec3(0.28, 0.26, 0.22), vec3(0.44, 0.44, 0.46), up);
  }
  vec3 surroundingsIn(vec3 viewDir, vec3 normal, float roughness) {
    vec3 d = normalize(mix(reflect(-viewDir, normal), normal, pow4(roughness)));
    return studio(transformDirectionByInverseViewMatrix(d, viewMatrix), roughness) * 0.9;
  }`;

const use = `
#if defined( STANDARD ) && defined( RE_IndirectDiffuse )
  iblIrradiance += surroundingsOn( geometryNormal );
  radiance += surroundingsIn( geometryViewDir, geometryNormal, material.roughness );
#endif`;

export function lightByFormula() {
  THREE.ShaderChunk.envmap_physical_pars_fragment = formula;
  THREE.ShaderChunk.lights_fragment_maps = use;
}
