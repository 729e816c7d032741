import { valueOf } from '@trellis/core';
import { NodeProgram, type ProgramInfo } from 'sigma/rendering';
import type { NodeDisplayData, RenderParams } from 'sigma/types';
import { floatColor } from 'sigma/utils';
import { setCamera } from './sigmaProgram.ts';

/** Codes of the shapes in the shader. */
const shapes: Readonly<Record<string, number>> = { rectangle: 0, triangle: 1, 'round-rectangle': 2 };

const vertexShader = `
attribute vec4 a_id;
attribute vec4 a_color;
attribute vec4 a_border;
attribute vec2 a_position;
attribute float a_size;
attribute float a_shape;
uniform float u_sizeRatio;
uniform float u_pixelRatio;
uniform mat3 u_matrix;
varying vec4 v_color;
varying vec4 v_border;
varying float v_shape;
varying float v_pixel;
const float bias = 255.0 / 254.0;
void main() {
  gl_Position = vec4((u_matrix * vec3(a_position, 1)).xy, 0, 1);
  // TFs, which are triangles, stay large enough to be seen.
  float smallest = a_shape > 0.5 && a_shape < 1.5 ? 7.0 : 1.5;
  gl_PointSize = max(smallest * u_pixelRatio, a_size / u_sizeRatio * u_pixelRatio * 2.0);
  v_pixel = 1.0 / gl_PointSize;
  v_shape = a_shape;
  #ifdef PICKING_MODE
  v_color = a_id;
  v_border = a_id;
  #else
  v_color = a_color;
  v_border = a_border;
  #endif
  v_color.a *= bias;
  v_border.a *= bias;
}`;

/** `inside` is the distance of a point from the edge of the shape, in widths of the node; negative outside. */
const fragmentShader = `
precision mediump float;
varying vec4 v_color;
varying vec4 v_border;
varying float v_shape;
varying float v_pixel;
void main(void) {
  vec2 p = gl_PointCoord;
  float inside = min(min(p.x, 1.0 - p.x), min(p.y, 1.0 - p.y));
  if (v_shape > 1.5) {
    vec2 q = abs(p - 0.5) - 0.3;
    inside = 0.2 - length(max(q, 0.0));
  } else if (v_shape > 0.5) {
    inside = min(1.0 - p.y, (p.y * 0.5 - abs(p.x - 0.5)) * 0.894);
  }
  if (inside < 0.0) discard;
  gl_FragColor = inside < max(0.1, v_pixel * 1.5) && v_border.a > 0.5 ? v_border : v_color;
}`;

const uniforms = ['u_sizeRatio', 'u_pixelRatio', 'u_matrix'] as const;

interface ShapeData extends NodeDisplayData {
  readonly shape?: string;
  readonly border?: string;
}

/** Draws nodes as squares and triangles with an optional border; sigma itself only draws discs. */
export class ShapeProgram extends NodeProgram<(typeof uniforms)[number]> {
  getDefinition() {
    const { FLOAT, UNSIGNED_BYTE, POINTS } = WebGLRenderingContext;
    return {
      VERTICES: 1,
      VERTEX_SHADER_SOURCE: vertexShader,
      FRAGMENT_SHADER_SOURCE: fragmentShader,
      METHOD: POINTS,
      UNIFORMS: uniforms,
      ATTRIBUTES: [
        { name: 'a_position', size: 2, type: FLOAT },
        { name: 'a_size', size: 1, type: FLOAT },
        { name: 'a_shape', size: 1, type: FLOAT },
        { name: 'a_color', size: 4, type: UNSIGNED_BYTE, normalized: true },
        { name: 'a_border', size: 4, type: UNSIGNED_BYTE, normalized: true },
        { name: 'a_id', size: 4, type: UNSIGNED_BYTE, normalized: true },
      ],
    };
  }

  processVisibleItem(id: number, start: number, { x, y, size, color, shape = 'rectangle', border }: ShapeData): void {
    const values = [x, y, size, valueOf(shapes, shape) ?? 0, floatColor(color), border ? floatColor(border) : 0, id];
    this.array.set(values, start);
  }

  setUniforms(camera: RenderParams, info: ProgramInfo): void {
    setCamera(camera, info);
  }
}
