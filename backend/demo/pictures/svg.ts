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

export const group = (transform: string, body: string) => `<g transform="${transform}">${body}</g>`

export const repeat = (count: number, piece: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => piece(at)).join('')

export const gradient = (id: string, stops: readonly string[], across = false) =>
  svg`<linearGradient id="${id}" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stops.map(
    (colour, at) => svg`<stop offset="${at / (stops.length - 1)}" stop-color="${colour}"/>`,
  )}</linearGradient>`

export function svgDocument(body: string, mirrored = false) {
  const content = mirrored ? group(`matrix(-1 0 0 1 ${WIDTH} 0)`, body) : body
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`.replaceAll(
    ' />',
    '/>',
  )
}
