import { type Direction, getHalfExtents, type Viewport } from './geometry'

const TRIANGLE_CORNERS = new Float32Array([-1, -1, 3, -1, -1, 3])

const VERTEX_SHADER = `#version 300 es
in vec2 corner;
out vec2 at;
void main() {
  at = corner;
  gl_Position = vec4(corner, 0, 1);
}`

/** Fragment shader that maps each canvas point to its view direction and samples the panorama there. */
const FRAGMENT_SHADER = `#version 300 es
precision highp float;
in vec2 at;
out vec4 colour;
uniform vec2 reach, look, lookBefore;
uniform float share;
uniform sampler2D now, before;
vec3 seen(sampler2D picture, vec2 way) {
  vec2 p = at * reach;
  float ahead = cos(way.y) - p.y * sin(way.y);
  float up = p.y * cos(way.y) + sin(way.y);
  float yaw = way.x + atan(p.x, ahead);
  float pitch = atan(up, length(vec2(p.x, ahead)));
  return textureLod(picture, vec2(yaw / 6.28318530718 + 0.5, 0.5 - pitch / 3.14159265359), 0.0).rgb;
}
void main() {
  vec3 one = seen(now, look);
  colour = vec4(share < 1.0 ? mix(seen(before, lookBefore), one, share) : one, 1);
}`

export interface PanoramaRenderer {
  /** Maximum texture size, in pixels. */
  maxTextureSize: number
  setPanorama(picture: TexImageSource): void
  /** @param fading previous view direction and the opacity of the new panorama */
  draw(look: Direction, frame: Viewport, fading?: { before: Direction; share: number }): void
}

export function createPanoramaRenderer(canvas: HTMLCanvasElement): PanoramaRenderer | undefined {
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false, alpha: false })
  const program = gl && createProgram(gl)
  if (!gl || !program) return undefined
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own name.
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, TRIANGLE_CORNERS, gl.STATIC_DRAW)
  const corner = gl.getAttribLocation(program, 'corner')
  gl.enableVertexAttribArray(corner)
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0)
  const getUniform = (name: string) => gl.getUniformLocation(program, name)
  const uniforms = {
    reach: getUniform('reach'),
    look: getUniform('look'),
    lookBefore: getUniform('lookBefore'),
    share: getUniform('share'),
  }
  gl.uniform1i(getUniform('before'), 1)
  let now: WebGLTexture | null = null
  let before: WebGLTexture | null = null

  return {
    maxTextureSize: gl.getParameter(gl.MAX_TEXTURE_SIZE),

    setPanorama(picture) {
      gl.deleteTexture(before)
      before = now
      now = gl.createTexture()
      for (const [unit, texture] of [now, before ?? now].entries()) {
        gl.activeTexture(gl.TEXTURE0 + unit)
        gl.bindTexture(gl.TEXTURE_2D, texture)
      }
      gl.activeTexture(gl.TEXTURE0)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture)
      for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
        gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR)
      // Yaw wraps around, pitch does not.
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT)
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
    },

    draw(look, frame, fading) {
      gl.viewport(0, 0, canvas.width, canvas.height)
      gl.uniform2f(uniforms.reach, ...getHalfExtents(frame))
      gl.uniform2f(uniforms.look, look.yaw, look.pitch)
      gl.uniform2f(uniforms.lookBefore, fading?.before.yaw ?? 0, fading?.before.pitch ?? 0)
      gl.uniform1f(uniforms.share, fading?.share ?? 1)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
  }
}

function createProgram(gl: WebGL2RenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram()
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, FRAGMENT_SHADER],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) return undefined
    gl.shaderSource(shader, text)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined
}
