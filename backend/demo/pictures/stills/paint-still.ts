import path from 'node:path'
import sharp from 'sharp'
import { getPaint, NEUTRAL_TEXTILE, type Paint } from './paints'
import type { Still } from './variant'

/** Picture of three bytes a pixel. */
export interface RawPicture {
  width: number
  height: number
  bytes: Uint8Array
}

const GAMMA = 2.2
const STEPS = 16_384
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** GAMMA)
const ON_SCREEN = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, at) => 255 * (at / STEPS) ** (1 / GAMMA))

const toLinear = (hex: string) =>
  [1, 3, 5].map((at) => LINEAR[Number.parseInt(hex.slice(at, at + 2), 16)] as number)

/** Recolours a rendered picture: each pixel is multiplied by the colours of its tints, by share. */
export async function paintStill(folder: string, still: Still, width: number): Promise<RawPicture> {
  const height = (width * 3) / 4
  const read = async (name: string) => {
    const image = sharp(path.join(folder, `${name}.webp`)).resize(width, height)
    return (still.isMirrored ? image.flop() : image).removeAlpha().raw().toBuffer()
  }
  const [bytes, tints] = await Promise.all([read(still.file), read(`${still.file}-tints`)])
  repaint(bytes, tints, getPaint(still.kind, still.paint))
  return { width, height, bytes }
}

function repaint(bytes: Uint8Array, tints: Uint8Array, { wall, textile, wood, light }: Paint): void {
  const [walls, woods, neutral] = [toLinear(wall), toLinear(wood), toLinear(NEUTRAL_TEXTILE)]
  const textiles = toLinear(textile).map((channel, at) => channel / (neutral[at] as number))
  for (let c = 0; c < 3; c++) {
    const [byWall, byTextile, byWood] = [walls, textiles, woods].map(
      (of) => ((of[c] as number) - 1) / 255,
    ) as [number, number, number]
    const lit = STEPS * (light[c] as number)
    for (let at = 0; at < bytes.length; at += 3) {
      const factor =
        1 +
        byWall * (tints[at] as number) +
        byTextile * (tints[at + 1] as number) +
        byWood * (tints[at + 2] as number)
      const linear = lit * factor * (LINEAR[bytes[at + c] as number] as number)
      bytes[at + c] = ON_SCREEN[Math.min(STEPS, linear | 0)] as number
    }
  }
}
