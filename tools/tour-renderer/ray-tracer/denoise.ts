import type { IndirectLight } from './indirect-light'

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]
/** Tolerances between neighbours: metres off the plane, and brightness. */
const PLANE_DISTANCE_SCALE = 0.03
const BRIGHTNESS_SCALE = 0.7

/** Edge-avoiding à-trous wavelets (Dammertz et al., 2010). */
export function denoise(soft: IndirectLight, which: 'light' | 'shine', rounds: number): void {
  const { width, height, wraps, normals, positions: places } = soft
  let read = soft[which]
  let write: Float32Array = new Float32Array(read.length)
  for (let round = 0; round < rounds; round++) {
    const step = 1 << round
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const at = 3 * (row * width + column)
        const nx = normals[at] as number
        const ny = normals[at + 1] as number
        const nz = normals[at + 2] as number
        if (nx === 0 && ny === 0 && nz === 0) continue
        const own = getBrightness(read, at)
        let r = 0
        let g = 0
        let b = 0
        let sum = 0
        for (let dr = -2; dr <= 2; dr++) {
          const otherRow = row + dr * step
          if (otherRow < 0 || otherRow >= height) continue
          for (let dc = -2; dc <= 2; dc++) {
            const otherColumn = column + dc * step
            if (!wraps && (otherColumn < 0 || otherColumn >= width)) continue
            const other = 3 * (otherRow * width + ((otherColumn + 4 * width) % width))
            const facing =
              nx * (normals[other] as number) +
              ny * (normals[other + 1] as number) +
              nz * (normals[other + 2] as number)
            if (facing < 0.6) continue
            const off = Math.abs(
              nx * ((places[other] as number) - (places[at] as number)) +
                ny * ((places[other + 1] as number) - (places[at + 1] as number)) +
                nz * ((places[other + 2] as number) - (places[at + 2] as number)),
            )
            const theirs = getBrightness(read, other)
            const differs = Math.abs(theirs - own) / (0.5 * (own + theirs) + 0.02)
            const weight =
              (KERNEL[dr + 2] as number) *
              (KERNEL[dc + 2] as number) *
              facing ** 24 *
              Math.exp(-off / PLANE_DISTANCE_SCALE - (round === 0 ? 0 : (differs / BRIGHTNESS_SCALE) ** 2))
            sum += weight
            r += weight * (read[other] as number)
            g += weight * (read[other + 1] as number)
            b += weight * (read[other + 2] as number)
          }
        }
        write[at] = r / sum
        write[at + 1] = g / sum
        write[at + 2] = b / sum
      }
    ;[read, write] = [write, read]
  }
  soft[which].set(read)
}

const getBrightness = (of: Float32Array, at: number) =>
  0.3 * (of[at] as number) + 0.6 * (of[at + 1] as number) + 0.1 * (of[at + 2] as number)
