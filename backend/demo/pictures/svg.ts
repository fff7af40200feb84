export const WIDTH = 1200
export const HEIGHT = 900

type Value = string | number | readonly string[]

const formatValue = (value: Value) =>
  typeof value === 'number'
    ? Math.round(value * 100) / 100
    : typeof value === 'string'
      ? value
      : value.join('')

export const svg = (texts: TemplateStringsArray, ...values: Value[]) =>
  texts.reduce((text, next, at) => text + formatValue(values[at - 1] ?? '') + next)

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`

export const disc = (x: number, y: number, radius: number, fill: string, more = '') =>
  svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`

export const shape = (d: string, fill: string, more = '') => svg`<path d="${d}" fill="${fill}" ${more}/>`

export const stroke = (d: string, colour: string, width: number, more = '') =>
  svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`

export const repeat = (count: number, piece: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => piece(at)).join('')

export function svgDocument(body: string) {
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`.replaceAll(
    ' />',
    '/>',
  )
}
