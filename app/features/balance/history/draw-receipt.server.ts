import { FONT_FILES, toWritableText } from '~/features/share/index.server'
import type { Language } from '~/i18n/languages'
import type { TextFact } from '../list-payment-facts'
import type { ReceiptData } from './receipt.server'

type Drawing = PDFKit.PDFDocument
type FontName = keyof typeof FONT_FILES

/** In points. */
const MARGIN = 56
const NAME_WIDTH = 150
const GAP = 14
const SIZES = { brand: 12, title: 22, text: 11 } as const

const INK = '#1f1b18'
const INK_2 = '#574e47'
const LINE = '#e6ddd0'

/** A4. The library is loaded with the first receipt, as few processes ever draw one. */
export async function drawReceipt(
  { title, brand, seller, payment }: ReceiptData,
  language: Language,
): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit')
  const drawing: Drawing = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: brand },
  })
  for (const [name, file] of Object.entries(FONT_FILES)) drawing.registerFont(name, file)
  const finished = readToEnd(drawing)
  write(drawing, brand, { size: SIZES.brand, colour: INK_2 })
  drawing.moveDown(0.3)
  write(drawing, title, { size: SIZES.title, colour: INK })
  for (const facts of [seller, payment]) {
    if (facts.length === 0) continue
    drawing.moveDown(1)
    for (const fact of facts) writeFact(drawing, fact)
  }
  drawing.end()
  return finished
}

/** Its name on the left and its value beside it; the next one begins below the longer of them. */
function writeFact(drawing: Drawing, { name, value }: TextFact): void {
  const { width } = drawing.page
  const line = drawing.y
  drawing
    .moveTo(MARGIN, line)
    .lineTo(width - MARGIN, line)
    .lineWidth(0.5)
    .stroke(LINE)
  const top = line + GAP / 2
  write(drawing, name, { size: SIZES.text, colour: INK_2, box: { left: MARGIN, top, width: NAME_WIDTH } })
  const nameEnd = drawing.y
  const left = MARGIN + NAME_WIDTH + GAP
  write(drawing, value, {
    size: SIZES.text,
    colour: INK,
    box: { left, top, width: width - MARGIN - left },
  })
  drawing.x = MARGIN
  drawing.y = Math.max(nameEnd, drawing.y) + GAP / 2
}

interface WritingStyle {
  size: number
  colour: string
  /** Default: the width of the page, where the last text ended. */
  box?: { left: number; top: number; width: number }
}

/** Each font has the letters of one script, so a text is written run by run. */
function write(drawing: Drawing, text: string, { size, colour, box }: WritingStyle): void {
  const runs = splitByFont(toWritableText(text.replaceAll('•', '·')))
  drawing.fontSize(size).fillColor(colour)
  for (const [at, { font, letters }] of runs.entries()) {
    const options = { continued: at < runs.length - 1, ...(box && { width: box.width }) }
    drawing.font(font)
    if (at === 0 && box) drawing.text(letters, box.left, box.top, options)
    else drawing.text(letters, options)
  }
}

/** The spaces are those of the Latin font; the others have none. */
function splitByFont(text: string): { font: FontName; letters: string }[] {
  const runs: { font: FontName; letters: string }[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const font = findFont(letter)
    if (last?.font === font) last.letters += letter
    else runs.push({ font, letters: letter })
  }
  return runs
}

function findFont(letter: string): FontName {
  if (/[\u10a0-\u10ff\u1c90-\u1cbf]/u.test(letter)) return 'georgian'
  if (/[\u0400-\u04ff№]/u.test(letter)) return 'cyrillic'
  return letter === '₾' ? 'lari' : 'latin'
}

function readToEnd(drawing: Drawing): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    drawing.on('data', (chunk: Buffer) => chunks.push(chunk))
    drawing.on('end', () => resolve(Buffer.concat(chunks)))
    drawing.on('error', reject)
  })
}
