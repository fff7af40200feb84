import { createHash } from 'node:crypto'
import { PICTURE_UNITS } from '../drawing-url'
import { MAP_COLOURS } from '../map-colours'
import { NUMBER_SIZE, PLACE_NAMES, STATION, STREET_NAME_SIZE } from '../map-style'

/** System fonts, as a picture loads none. */
const FONTS = "'Noto Sans Georgian','Noto Sans','Sylfaen','Segoe UI',system-ui,sans-serif"

/** Enlargement of letters by the displayed width of the picture, as phones shrink it. */
export const SHRINKING_LETTERS = {
  enlargement: 1.34,
  steps: [
    [430, 1.05],
    [510, 0.9],
  ],
} as const

function colourRules(mode: 0 | 1): string {
  return Object.entries(MAP_COLOURS)
    .map(([name, modes]) => `.${name}{fill:${modes[mode]}}.s-${name}{stroke:${modes[mode]}}`)
    .join('')
}

const letterSize = (pixels: number) => `font-size:calc(${pixels * PICTURE_UNITS}px*var(--k))`

const SHAPES = [
  '.l{fill:none;stroke-linecap:round;stroke-linejoin:round}',
  `.marked{stroke-width:${1.5 * PICTURE_UNITS};stroke-linejoin:round}`,
  '.flat{stroke-linecap:butt}.tunnel{opacity:.45}',
  `.station{stroke-width:${1.5 * PICTURE_UNITS}}`,
  `text{font-family:${FONTS};font-weight:600;text-anchor:middle;paint-order:stroke;stroke-linejoin:round;stroke-width:${3 * PICTURE_UNITS}px}`,
  `.street-word{font-weight:500;${letterSize(STREET_NAME_SIZE)}}`,
  `.number{font-weight:500;${letterSize(NUMBER_SIZE)};stroke-width:${2 * PICTURE_UNITS}px}`,
  `.metro-name{${letterSize(STATION.nameSize)}}`,
  `.m{fill:#fff;stroke:none;${letterSize(8.5)}}`,
  `.note{${letterSize(14)}}`,
  ...PLACE_NAMES.map(({ size }, index) => `.p${index}{${letterSize(size)}}`),
].join('')

const DAY_AND_NIGHT = `${colourRules(0)}@media(prefers-color-scheme:dark){${colourRules(1)}}`

export const PICTURE_CSS = {
  fixed: `svg{--k:1}${SHAPES}${DAY_AND_NIGHT}`,
  shrinking: `svg{--k:${SHRINKING_LETTERS.enlargement}}${SHRINKING_LETTERS.steps
    .map(([width, size]) => `@media(min-width:${width}px){svg{--k:${size}}}`)
    .join('')}${SHAPES}${DAY_AND_NIGHT}`,
} as const

/** Hashes of the styles for the content security policy of a picture opened by itself. */
export const PICTURE_STYLE_SOURCES = Object.values(PICTURE_CSS).map(
  (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
)
