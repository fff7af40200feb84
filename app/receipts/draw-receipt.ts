import PdfDocument from 'pdfkit'
import { FONT_FILES, type FontName, findFont, toWritableText } from '~/drawn-text/font-files'
import type { Language } from '~/i18n/languages'

export interface TextFact {
  name: string
  value: string
}

export interface Receipt {
  title: string
  brand: string
  seller: readonly TextFact[]
  payment: readonly TextFact[]
}

type Drawing = PDFKit.PDFDocument
type Tag = PDFKit.PDFStructureElement

/** PDF standard for screen readers; the library supports it, but its types do not. */
const PDF_UA = 'PDF/UA' as 'PDF/A-3a'

/** Page margin, in points. */
const MARGIN = 56
const NAME_WIDTH = 150
const GAP = 14
const SIZES = { brand: 12, title: 22, text: 11 } as const

const INK = '#1f1b18'
const INK_2 = '#574e47'
const LINE = '#e6ddd0'

/** Draws a PDF of one A4 page. */
export async function drawReceipt(
  { title, brand, seller, payment }: Receipt,
  language: Language,
): Promise<Buffer> {
  const drawing: Drawing = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    subset: PDF_UA,
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: brand },
  })
  for (const [name, file] of Object.entries(FONT_FILES)) drawing.registerFont(name, file)
  const finished = readToEnd(drawing)
  const root = drawing.struct('Document')
  drawing.addStructure(root)
  const add = (type: string, draw: () => void) => root.add(drawing.struct(type, {}, draw))
  add('P', () => write(drawing, brand, { size: SIZES.brand, colour: INK_2 }))
  drawing.moveDown(0.3)
  add('H1', () => write(drawing, title, { size: SIZES.title, colour: INK }))
  for (const facts of [seller, payment]) {
    if (facts.length === 0) continue
    drawing.moveDown(1)
    const list = addTag(drawing, root, 'L')
    for (const fact of facts) writeFact(drawing, addTag(drawing, list, 'LI'), fact)
    list.end()
  }
  root.end()
  drawing.end()
  return finished
}

function addTag(drawing: Drawing, parent: Tag, type: string): Tag {
  const tag = drawing.struct(type)
  parent.add(tag)
  return tag
}

/** Draws the name on the left and the value beside it; the next fact begins below the longer of them. */
function writeFact(drawing: Drawing, item: Tag, { name, value }: TextFact): void {
  const { width } = drawing.page
  const line = drawing.y
  drawing.markContent('Artifact', { type: 'Layout' })
  drawing
    .moveTo(MARGIN, line)
    .lineTo(width - MARGIN, line)
    .lineWidth(0.5)
    .stroke(LINE)
  drawing.endMarkedContent()
  const top = line + GAP / 2
  const nameBox = { left: MARGIN, top, width: NAME_WIDTH }
  item.add(
    drawing.struct('Lbl', {}, () => write(drawing, name, { size: SIZES.text, colour: INK_2, box: nameBox })),
  )
  const nameEnd = drawing.y
  const left = MARGIN + NAME_WIDTH + GAP
  const valueBox = { left, top, width: width - MARGIN - left }
  item.add(
    drawing.struct('LBody', {}, () =>
      write(drawing, value, { size: SIZES.text, colour: INK, box: valueBox }),
    ),
  )
  item.end()
  drawing.x = MARGIN
  drawing.y = Math.max(nameEnd, drawing.y) + GAP / 2
}

interface WritingStyle {
  size: number
  colour: string
  /** Box of the text. Default: page width, below the last text. */
  box?: { left: number; top: number; width: number }
}

/** Draws a text in runs, as each font has the letters of only one script. */
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

/** Splits a text by font. Spaces use the Latin font, as the others have none. */
function splitByFont(text: string): { font: FontName; letters: string }[] {
  const runs: { font: FontName; letters: string }[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const font = findFont(letter) ?? 'latin'
    if (last?.font === font) last.letters += letter
    else runs.push({ font, letters: letter })
  }
  return runs
}

function readToEnd(drawing: Drawing): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    drawing.on('data', (chunk: Buffer) => chunks.push(chunk))
    drawing.on('end', () => resolve(Buffer.concat(chunks)))
    drawing.on('error', reject)
  })
}
