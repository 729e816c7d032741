import { EdgeProgram, type ProgramInfo } from 'sigma/rendering';
import type { EdgeDisplayData, NodeDisplayData, RenderParams } from 'sigma/types';
import { floatColor } from 'sigma/utils';
import type { EdgeArrow } from '../scene/scene.ts';
import { colorAndId, setCamera } from './sigmaProgram.ts';

const vertexShader = `
attribute vec4 a_id;
attribute vec4 a_color;
attribute vec2 a_position;
attribute float a_radius;
attribute float a_thickness;
attribute float a_look;
attribute float a_tip;
uniform mat3 u_matrix;
uniform float u_sizeRatio;
uniform float u_pixelRatio;
uniform vec2 u_viewport;
varying vec4 v_color;
varying float v_radius;
varying float v_thickness;
varying float v_look;
varying float v_tip;
varying float v_side;
void main() {
  float unit = u_pixelRatio / u_sizeRatio;
  v_radius = a_radius * unit;
  v_thickness = max(1.0, a_thickness * unit);
  v_look = a_look;
  v_tip = a_tip;
  v_side = 2.0 * (v_radius + 4.0 * v_thickness + 4.0 * u_pixelRatio);
  vec4 place = vec4((u_matrix * vec3(a_position, 1)).xy, 0, 1);
  // The ring lies at the upper left, away from the targets, and passes through the middle of the node.
  place.xy += vec2(-0.7071, 0.7071) * v_radius / u_pixelRatio * 2.0 / u_viewport;
  gl_Position = place;
  gl_PointSize = a_radius > 0.0 ? v_side : 0.0;
  #ifdef PICKING_MODE
  v_color = a_id;
  #else
  v_color = a_color;
  #endif
  v_color.a *= 255.0 / 254.0;
}`;

/** `along` is the length of the arc from the tip of the arrow, counterclockwise; `across` the distance from the ring. */
const fragmentShader = `
precision highp float;
varying vec4 v_color;
varying float v_radius;
varying float v_thickness;
varying float v_look;
varying float v_tip;
varying float v_side;
const float pi = 3.14159265;
void main(void) {
  if (v_radius < 1.0) discard;
  vec2 p = (gl_PointCoord - 0.5) * v_side;
  float across = abs(length(p) - v_radius);
  float angle = mod(atan(-p.y, p.x) + 0.25 * pi - v_tip, 2.0 * pi);
  float along = angle * v_radius;
  bool isDashed = v_look > 2.5;
  float arrow = isDashed ? v_look - 3.0 : v_look;
  float head = 5.0 * v_thickness;
  bool isHead = arrow > 0.5 && arrow < 1.5 && along < head && across < 0.5 * along;
  bool isTee = arrow > 1.5 && along < 1.5 * v_thickness && across < 3.0 * v_thickness;
  bool isLine = across < 0.5 * v_thickness && (!isDashed || mod(along, 8.0 * v_thickness) < 5.0 * v_thickness);
  if (!isHead && !isTee && !isLine) discard;
  gl_FragColor = v_color;
}`;

const uniforms = ['u_sizeRatio', 'u_pixelRatio', 'u_matrix', 'u_viewport'] as const;

/** Codes of the arrows in the shader; 3 more for a dashed line. */
const arrows: Readonly<Record<EdgeArrow, number>> = { none: 0, triangle: 1, tee: 2 };

interface LoopData extends EdgeDisplayData {
  readonly arrow?: EdgeArrow;
  readonly dashed?: boolean;
  /** Radius of the ring in units of the scene. */
  readonly radius?: number;
}

/** The gene at both ends of a loop, and the loop. */
type LoopItem = [from: NodeDisplayData, to: NodeDisplayData, data: LoopData];

/** Draws self-loops as rings at the upper left of their node; the lines of sigma have no length there. */
export class LoopProgram extends EdgeProgram<(typeof uniforms)[number]> {
  getDefinition() {
    const { FLOAT, POINTS } = WebGLRenderingContext;
    return {
      VERTICES: 1,
      VERTEX_SHADER_SOURCE: vertexShader,
      FRAGMENT_SHADER_SOURCE: fragmentShader,
      METHOD: POINTS,
      UNIFORMS: uniforms,
      ATTRIBUTES: [
        { name: 'a_position', size: 2, type: FLOAT },
        { name: 'a_radius', size: 1, type: FLOAT },
        { name: 'a_thickness', size: 1, type: FLOAT },
        { name: 'a_look', size: 1, type: FLOAT },
        { name: 'a_tip', size: 1, type: FLOAT },
        ...colorAndId(WebGLRenderingContext),
      ],
    };
  }

  processVisibleItem(id: number, start: number, ...[node, , data]: LoopItem): void {
    const { radius = node.size, size, color, arrow = 'none', dashed = false } = data;
    const look = arrows[arrow] + (dashed ? 3 : 0);
    const tip = 2 * Math.asin(Math.min(1, (node.size * 1.1) / (2 * radius)));
    this.array.set([node.x, node.y, radius, size, look, tip, floatColor(color), id], start);
  }

  setUniforms(camera: RenderParams, info: ProgramInfo): void {
    setCamera(camera, info);
  }
}
