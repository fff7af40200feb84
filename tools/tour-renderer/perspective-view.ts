import sharp, { type Sharp } from 'sharp'
import type { RoomName } from './flat/walls-and-openings'
import { INITIAL_YAWS } from './flat/world'

/** Radians: a wide-angle camera, tilted downwards. */
const FIELD_OF_VIEW = (98 * Math.PI) / 180
const PITCH = (-7 * Math.PI) / 180

/** Renders the initial view of a panorama in linear perspective. */
export async function renderPerspectiveView(master: string, name: RoomName, width: number): Promise<Sharp> {
  const { data, info } = await sharp(master).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const yaw = (INITIAL_YAWS[name] * Math.PI) / 180
  const read = (x: number, y: number, c: number) =>
    data[
      3 * (Math.max(0, Math.min(info.height - 1, y)) * info.width + ((x + info.width) % info.width)) + c
    ] ?? 0
  // Rendered at twice the size and scaled down for smooth edges.
  const [wide, high] = [2 * width, (3 * width) / 2]
  const out = Buffer.alloc(3 * wide * high)
  const reach = Math.tan(FIELD_OF_VIEW / 2)
  for (let row = 0; row < high; row++)
    for (let column = 0; column < wide; column++) {
      const x = reach * ((2 * (column + 0.5)) / wide - 1)
      const y = reach * (high / wide) * (1 - (2 * (row + 0.5)) / high)
      const up = y * Math.cos(PITCH) + Math.sin(PITCH)
      const ahead = Math.cos(PITCH) - y * Math.sin(PITCH)
      const turn = yaw + Math.atan2(x, ahead)
      const pitch = Math.atan2(up, Math.hypot(x, ahead))
      const u = (turn / (2 * Math.PI) + 0.5 + 1) * info.width - 0.5
      const v = (0.5 - pitch / Math.PI) * info.height - 0.5
      const [left, top] = [Math.floor(u), Math.floor(v)]
      for (let c = 0; c < 3; c++) {
        const above = read(left, top, c) * (left + 1 - u) + read(left + 1, top, c) * (u - left)
        const below = read(left, top + 1, c) * (left + 1 - u) + read(left + 1, top + 1, c) * (u - left)
        out[3 * (row * wide + column) + c] = Math.round(above * (top + 1 - v) + below * (v - top))
      }
    }
  const small = await sharp(out, { raw: { width: wide, height: high, channels: 3 } })
    .resize(width)
    .png()
    .toBuffer()
  return sharp(small)
}
