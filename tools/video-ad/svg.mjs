// The video ads have no text and no sound, so that one film serves three languages.

export const SIZE = { width: 640, height: 360 }

export const INK = '#1f1b18'
export const PAPER = '#fffdf9'
const SAND = '#f2eee4'
export const LINE = '#cbbfae'
export const BRICK = '#b4452b'
export const PINE = '#17624f'
export const AMBER = '#f3b744'

/** Eases from 0 to 1 between two moments. @type {(time: number, from: number, to: number) => number} */
export function easeBetween(time, from, to) {
  const part = Math.max(0, Math.min(1, (time - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** @type {(x: number, y: number, width: number, height: number, fill: string, more?: string) => string} */
export const rect = (x, y, width, height, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`

/** @param {string[]} drawn */
export function svgDocument(...drawn) {
  const { width, height } = SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${SAND}"/>${drawn.join('')}</svg>`
}
