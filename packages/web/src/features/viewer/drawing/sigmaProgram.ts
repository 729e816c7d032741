import type { ProgramInfo } from 'sigma/rendering';
import type { RenderParams } from 'sigma/types';

/** Attributes that every program ends its items with: the color, and the id by which it is found under the pointer. */
export const colorAndId = (gl: Pick<WebGLRenderingContext, 'UNSIGNED_BYTE'>) => [
  { name: 'a_color', size: 4, type: gl.UNSIGNED_BYTE, normalized: true },
  { name: 'a_id', size: 4, type: gl.UNSIGNED_BYTE, normalized: true },
];

/** Tells a program where its points are on the screen. Uniforms that the program does not have are left out by WebGL. */
export function setCamera(camera: RenderParams, { gl, uniformLocations }: ProgramInfo): void {
  const { sizeRatio, pixelRatio, matrix, width, height } = camera;
  gl.uniform1f(uniformLocations['u_pixelRatio'], pixelRatio);
  gl.uniform1f(uniformLocations['u_sizeRatio'], sizeRatio);
  gl.uniform2f(uniformLocations['u_viewport'], width, height);
  gl.uniformMatrix3fv(uniformLocations['u_matrix'], false, matrix);
}
