import { EdgeProgram, type ProgramInfo } from 'sigma/rendering';
import type { EdgeDisplayData, NodeDisplayData, RenderParams } from 'sigma/types';
import { floatColor } from 'sigma/utils';
import { colorAndId, setCamera } from './sigmaProgram.ts';

/** Moves a corner of the line sideways by half its thickness, at least half a pixel. */
const vertexShader = `
attribute vec4 a_id;
attribute vec4 a_color;
attribute vec2 a_start;
attribute vec2 a_end;
attribute float a_thickness;
attribute vec2 a_corner;
uniform mat3 u_matrix;
uniform float u_sizeRatio;
uniform vec2 u_viewport;
varying vec4 v_color;
varying float v_along;
varying float v_thickness;
void main() {
  vec2 start = (u_matrix * vec3(a_start, 1)).xy * u_viewport * 0.5;
  vec2 end = (u_matrix * vec3(a_end, 1)).xy * u_viewport * 0.5;
  vec2 line = end - start;
  float pixels = length(line);
  vec2 normal = pixels > 0.0 ? vec2(-line.y, line.x) / pixels : vec2(0.0);
  v_thickness = max(1.0, a_thickness / u_sizeRatio);
  // Lines of one gene start at different parts of a dash; otherwise their dashes form rings.
  float phase = fract(sin(dot(a_end, vec2(12.9898, 78.233))) * 43758.5453);
  v_along = a_corner.x * pixels + phase * 16.0;
  vec2 place = start + line * a_corner.x + normal * a_corner.y * v_thickness * 0.5;
  gl_Position = vec4(place / u_viewport * 2.0, 0, 1);
  #ifdef PICKING_MODE
  v_color = a_id;
  #else
  v_color = a_color;
  #endif
  v_color.a *= 255.0 / 254.0;
}`;

const fragmentShader = `
precision highp float;
varying vec4 v_color;
varying float v_along;
varying float v_thickness;
void main(void) {
  float dash = max(4.0, 5.0 * v_thickness);
  if (mod(v_along, dash * 1.6) > dash) discard;
  gl_FragColor = v_color;
}`;

const uniforms = ['u_sizeRatio', 'u_matrix', 'u_viewport'] as const;

type DashedItem = [source: NodeDisplayData, target: NodeDisplayData, data: EdgeDisplayData];

/** Draws dashed lines. The dashes keep their length on the screen. */
export class DashedProgram extends EdgeProgram<(typeof uniforms)[number]> {
  getDefinition() {
    const { FLOAT, TRIANGLES } = WebGLRenderingContext;
    return {
      VERTICES: 6,
      VERTEX_SHADER_SOURCE: vertexShader,
      FRAGMENT_SHADER_SOURCE: fragmentShader,
      METHOD: TRIANGLES,
      UNIFORMS: uniforms,
      ATTRIBUTES: [
        { name: 'a_start', size: 2, type: FLOAT },
        { name: 'a_end', size: 2, type: FLOAT },
        { name: 'a_thickness', size: 1, type: FLOAT },
        ...colorAndId(WebGLRenderingContext),
      ],
      CONSTANT_ATTRIBUTES: [{ name: 'a_corner', size: 2, type: FLOAT }],
      CONSTANT_DATA: [
        [0, 1],
        [0, -1],
        [1, 1],
        [1, 1],
        [0, -1],
        [1, -1],
      ],
    };
  }

  processVisibleItem(id: number, start: number, ...[source, target, { size, color }]: DashedItem): void {
    this.array.set([source.x, source.y, target.x, target.y, size, floatColor(color), id], start);
  }

  setUniforms(camera: RenderParams, info: ProgramInfo): void {
    setCamera(camera, info);
  }
}
