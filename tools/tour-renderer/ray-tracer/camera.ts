import type { Vec3 } from './shape'

export interface Camera {
  position: Vec3
  /** Height divided by width of the picture. */
  aspect: number
  /** True if the left edge of the picture continues at the right one. */
  wraps: boolean
  /** Writes a direction of the world to `out`; `u` and `v` run from 0 to 1, to the right and down. */
  toDirection(out: [number, number, number], u: number, v: number): void
  /** Returns the share of the paths that a point of the row `v` is worth. */
  getRowWeight(v: number): number
}

/** Equirectangular: the centre is +z, right is +x. */
export function createPanoramaCamera(position: Vec3): Camera {
  return {
    position,
    aspect: 1 / 2,
    wraps: true,
    toDirection(out, u, v) {
      const yaw = (u - 0.5) * 2 * Math.PI
      const pitch = (0.5 - v) * Math.PI
      out[0] = Math.sin(yaw) * Math.cos(pitch)
      out[1] = Math.sin(pitch)
      out[2] = Math.cos(yaw) * Math.cos(pitch)
    },
    getRowWeight: (v) => Math.max(0.3, Math.cos((0.5 - v) * Math.PI)),
  }
}

export interface View {
  position: Vec3
  /** Degrees clockwise from north. */
  yaw: number
  /** Degrees above the horizon. */
  pitch: number
  /** Degrees from side to side. */
  fieldOfView: number
}

/** Camera for 4:3 photographs: verticals stay vertical, whatever the pitch. */
export function createPhotoCamera({ position, yaw, pitch, fieldOfView }: View): Camera {
  const turn = (yaw * Math.PI) / 180
  const side = Math.tan((fieldOfView * Math.PI) / 360)
  const shift = Math.tan((pitch * Math.PI) / 180)
  const aspect = 3 / 4
  return {
    position,
    aspect,
    wraps: false,
    toDirection(out, u, v) {
      const x = side * (2 * u - 1)
      const y = side * aspect * (1 - 2 * v) + shift
      const length = Math.hypot(x, y, 1)
      out[0] = (Math.sin(turn) + x * Math.cos(turn)) / length
      out[1] = y / length
      out[2] = (Math.cos(turn) - x * Math.sin(turn)) / length
    },
    getRowWeight: () => 1,
  }
}
