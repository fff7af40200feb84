import type { Flat } from './flat'

/**
 * Returns the fold of a flat. Duplicates share a fold, so that no estimate has seen its own price.
 * The area is ignored, so that estimates which differ only in it stay comparable.
 */
export function getFold({ sector, floor, totalFloors }: Flat, folds: number, seed: number): number {
  return hashText(`${seed}/${sector}/${floor}/${totalFloors}`) % folds
}

/** Hashes a text by FNV-1a with the finalizer of murmur3, so that similar texts spread. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
