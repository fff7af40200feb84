import sharp from 'sharp'
import { FONT_FILES, toWritableText } from '~/drawn-text/font-files'
import { escapeXml } from '~contract/values/xml-text'

const FONT_FAMILY = 'Ezo'

/** Line height relative to the size: ascent plus descent of all four fonts. */
const LINE_HEIGHT = 1.362

export interface TextStyle {
  width: number
  /** Font sizes in pixels, largest first; the first that fits is used. */
  sizes: readonly number[]
  weight: number
  colour: string
  /** Maximum number of lines; longer text is truncated at the smallest size. */
  lines: number
}

export interface TextBlock {
  input: Buffer
  width: number
  height: number
  /** Distance to the next text, independent of descenders. */
  advance: number
}

/** Renders wrapped text on a transparent background; undefined for an empty text. */
export async function renderText(text: string, style: TextStyle): Promise<TextBlock | undefined> {
  const writable = toWritableText(text)
  if (!writable) return undefined
  for (const size of style.sizes) {
    const block = await renderAtSize(writable, size, style)
    if (doesFit(block, size, style)) return block
  }
  return renderTruncated(writable, style)
}

/** Truncates the text to fit at the smallest size. */
async function renderTruncated(text: string, style: TextStyle): Promise<TextBlock> {
  const size = style.sizes.at(-1) ?? 1
  let best = await renderAtSize('…', size, style)
  let [lower, upper] = [1, text.length - 1]
  while (lower <= upper) {
    const middle = Math.floor((lower + upper) / 2)
    const block = await renderAtSize(`${truncateAtWord(text, middle)}…`, size, style)
    if (doesFit(block, size, style)) {
      best = block
      lower = middle + 1
    } else upper = middle - 1
  }
  return best
}

/** Truncates at a word boundary, unless the first word is too long. */
function truncateAtWord(text: string, length: number): string {
  const cut = text.slice(0, length)
  const end = text[length] === ' ' ? length : cut.lastIndexOf(' ')
  return (end > 0 ? cut.slice(0, end) : cut).replace(/[\s,.;:–—-]+$/, '')
}

function doesFit({ width, height }: TextBlock, size: number, style: TextStyle): boolean {
  return width <= style.width && countLines(height, size) <= style.lines
}

/** Counts lines; a further line adds at least the height of a small letter. */
function countLines(height: number, size: number): number {
  return Math.ceil((height / size - 0.3) / LINE_HEIGHT)
}

async function renderAtSize(
  text: string,
  size: number,
  { width, weight, colour }: TextStyle,
): Promise<TextBlock> {
  await loadFonts()
  const markup = `<span foreground="${colour}" weight="${weight}" size="${size}pt">${escapeMarkup(text)}</span>`
  const { data, info } = await sharp({
    text: { text: markup, font: FONT_FAMILY, width, wrap: 'word-char', rgba: true },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const { width: inked, height } = info
  const advance = Math.round(((countLines(height, size) - 1) * LINE_HEIGHT + 1) * size)
  return { input: data, width: inked, height, advance }
}

let loading: Promise<unknown> | undefined

/** Loads the fonts: Pango registers a font file on first use. */
function loadFonts(): Promise<unknown> {
  loading ??= Promise.all(
    Object.values(FONT_FILES).map((fontfile) =>
      sharp({ text: { text: '.', font: FONT_FAMILY, fontfile } }).toBuffer(),
    ),
  )
  return loading
}

/** Escapes markup, with non-breaking hyphens ("3-room"). */
function escapeMarkup(text: string): string {
  return escapeXml(text).replace(/(?<=\d-)(?=\p{Letter})/gu, '\u2060')
}
