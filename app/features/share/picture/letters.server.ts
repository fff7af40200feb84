import { join } from 'node:path'
import sharp from 'sharp'

/** The fonts of the pages as plain TrueType, for what reads no WOFF2; read from their place. */
const FOLDER = join(process.cwd(), 'app/features/share/picture/letters')
const FILES = ['georgian', 'latin', 'cyrillic', 'lari'].map((name) => join(FOLDER, `${name}.ttf`))
const FAMILY = 'Ezo'

/** What the fonts have letters for. */
const LETTER =
  /[ -~\u00a0©«°²·»×\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026€₾№\u2212ЁА-яё\u10d0-\u10fc\u1c90-\u1cb0]/u

/** From one line to the next, in sizes: ascent and descent of all four fonts. */
const LINE = 1.362

export interface TextStyle {
  width: number
  /** In pixels, large ones first: the largest in which all is said is taken. */
  sizes: readonly number[]
  weight: number
  colour: string
  /** The most lines; what does not fit into them in the least size ends with an ellipsis. */
  lines: number
}

export interface TextBlock {
  input: Buffer
  width: number
  height: number
  /** How far below its top the next text may begin: the same with and without letters that hang down. */
  advance: number
}

/** Words as a picture on nothing, broken into lines. Undefined where there is nothing to be written. */
export async function writeText(text: string, style: TextStyle): Promise<TextBlock | undefined> {
  const words = writable(text)
  if (!words) return undefined
  for (const size of style.sizes) {
    const block = await written(words, size, style)
    if (fits(block, size, style)) return block
  }
  return shortened(words, style)
}

/** The text without what the fonts cannot write: letters lose their accents, signs are left out. */
export function writable(text: string): string {
  const letters = [...text.normalize('NFC')].map((letter) => {
    if (/\s/.test(letter)) return letter === '\u00a0' ? letter : ' '
    if (LETTER.test(letter)) return letter
    const [plain = ''] = letter.normalize('NFKD')
    return LETTER.test(plain) ? plain : ''
  })
  return letters.join('').replace(/ {2,}/g, ' ').trim()
}

/** The longest beginning that fits in the least size. */
async function shortened(words: string, style: TextStyle): Promise<TextBlock> {
  const size = style.sizes.at(-1) ?? 1
  let best = await written('…', size, style)
  let [shortest, longest] = [1, words.length - 1]
  while (shortest <= longest) {
    const middle = Math.floor((shortest + longest) / 2)
    const block = await written(`${beginning(words, middle)}…`, size, style)
    if (fits(block, size, style)) {
      best = block
      shortest = middle + 1
    } else longest = middle - 1
  }
  return best
}

/** Whole words, unless the first one is longer than that. */
function beginning(words: string, length: number): string {
  const cut = words.slice(0, length)
  const end = words[length] === ' ' ? length : cut.lastIndexOf(' ')
  return (end > 0 ? cut.slice(0, end) : cut).replace(/[\s,.;:–—-]+$/, '')
}

function fits({ width, height }: TextBlock, size: number, style: TextStyle): boolean {
  return width <= style.width && linesIn(height, size) <= style.lines
}

/** One line more adds at least the height of a small letter. */
function linesIn(height: number, size: number): number {
  return Math.ceil((height / size - 0.3) / LINE)
}

async function written(text: string, size: number, { width, weight, colour }: TextStyle): Promise<TextBlock> {
  await loadFonts()
  const markup = `<span foreground="${colour}" weight="${weight}" size="${size}pt">${escaped(text)}</span>`
  const { data, info } = await sharp({
    text: { text: markup, font: FAMILY, width, wrap: 'word-char', rgba: true },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const { width: inked, height } = info
  const advance = Math.round(((linesIn(height, size) - 1) * LINE + 1) * size)
  return { input: data, width: inked, height, advance }
}

let loading: Promise<unknown> | undefined

/** Each file is made known to the text engine once, by writing with it. */
function loadFonts(): Promise<unknown> {
  loading ??= Promise.all(
    FILES.map((fontfile) => sharp({ text: { text: '.', font: FAMILY, fontfile } }).toBuffer()),
  )
  return loading
}

/** As markup, in which "3-room" stays on one line. */
function escaped(text: string): string {
  const joined = text.replace(/(?<=\d-)(?=\p{Letter})/gu, '\u2060')
  return joined.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
