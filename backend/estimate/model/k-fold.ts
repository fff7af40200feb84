import type { Flat } from './flat'

/**
 * Which part of the market a flat belongs to. Each part is estimated by levels that were learned without it, so no
 * estimate has seen the flat's own asking price, nor that of the same flat put up twice. The area is left out, so that
 * two estimates which differ in it alone can be compared.
 */
export function getFold({ sector, floor, totalFloors }: Flat, folds: number, seed = 0): number {
  return hashText(`${seed}/${sector}/${floor}/${totalFloors}`) % folds
}

/** 32 bits out of a text (FNV-1a, with the finish of murmur3 so that neighbours fall apart). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
