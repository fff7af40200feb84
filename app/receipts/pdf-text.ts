import { type FontName, findFont, toWritableText } from '~/drawn-text/font-files'

export type Drawing = PDFKit.PDFDocument
export type Tag = PDFKit.PDFStructureElement

export interface TextFact {
  name: string
  value: string
}

/** Page margin, in points. */
export const MARGIN = 56
export const INK = '#1f1b18'
export const INK_2 = '#574e47'
const LINE = '#e6ddd0'
const NAME_WIDTH = 150
const GAP = 14
const FACT_SIZE = 11

interface TextBox {
  left: number
  top: number
  width: number
}

interface TextStyle {
  size: number
  colour: string
  /** Box of the text. Default: page width, below the last text. */
  box?: TextBox
  align?: 'left' | 'right'
}

export function addTag(drawing: Drawing, parent: Tag, type: string): Tag {
  const tag = drawing.struct(type)
  parent.add(tag)
  return tag
}

/** Draws what screen readers skip, such as lines and repeated heads. */
export function drawArtifact(drawing: Drawing, type: 'Layout' | 'Pagination', draw: () => void): void {
  drawing.markContent('Artifact', { type })
  draw()
  drawing.endMarkedContent()
}

export function drawLine(drawing: Drawing): void {
  drawArtifact(drawing, 'Layout', () =>
    drawing
      .moveTo(MARGIN, drawing.y)
      .lineTo(drawing.page.width - MARGIN, drawing.y)
      .lineWidth(0.5)
      .stroke(LINE),
  )
}

/** Begins a new page unless this height is left on the current one; returns true if it does. */
export function requireHeight(drawing: Drawing, height: number): boolean {
  if (drawing.y + height <= drawing.page.height - MARGIN) return false
  drawing.addPage()
  return true
}

export function drawFacts(drawing: Drawing, root: Tag, facts: readonly TextFact[]): void {
  if (facts.length === 0) return
  drawing.moveDown(1)
  const list = addTag(drawing, root, 'L')
  for (const fact of facts) drawFact(drawing, addTag(drawing, list, 'LI'), fact)
  list.end()
}

/** Draws the name on the left and the value beside it; the next fact begins below the longer of them. */
function drawFact(drawing: Drawing, item: Tag, { name, value }: TextFact): void {
  const left = MARGIN + NAME_WIDTH + GAP
  const valueWidth = drawing.page.width - MARGIN - left
  const height = Math.max(
    measureHeight(drawing, name, FACT_SIZE, NAME_WIDTH),
    measureHeight(drawing, value, FACT_SIZE, valueWidth),
  )
  requireHeight(drawing, height + GAP)
  drawLine(drawing)
  const top = drawing.y + GAP / 2
  const nameBox = { left: MARGIN, top, width: NAME_WIDTH }
  item.add(
    drawing.struct('Lbl', {}, () =>
      drawText(drawing, name, { size: FACT_SIZE, colour: INK_2, box: nameBox }),
    ),
  )
  const valueBox = { left, top, width: valueWidth }
  item.add(
    drawing.struct('LBody', {}, () =>
      drawText(drawing, value, { size: FACT_SIZE, colour: INK, box: valueBox }),
    ),
  )
  item.end()
  drawing.y = top + height + GAP / 2
}

/** Returns the height of a text in a column of this width. */
export function measureHeight(drawing: Drawing, text: string, size: number, width: number): number {
  return breakLines(drawing, text, size, width).length * lineHeight(drawing, size)
}

/** Draws a text in runs, as each font has the letters of only one script, and moves below it. */
export function drawText(drawing: Drawing, text: string, { size, colour, box, align }: TextStyle): void {
  const { left, top, width } = box ?? {
    left: MARGIN,
    top: drawing.y,
    width: drawing.page.width - 2 * MARGIN,
  }
  const lines = breakLines(drawing, text, size, width)
  const height = lineHeight(drawing, size)
  drawing.fillColor(colour)
  for (const [at, line] of lines.entries()) {
    const free = align === 'right' ? width - measureWidth(drawing, line.trimEnd(), size) : 0
    let x = left + free
    for (const { font, letters } of splitByFont(line)) {
      drawing.font(font, size)
      const runWidth = drawing.widthOfString(letters)
      drawing.text(letters, x, top + at * height, { lineBreak: false })
      x += runWidth
    }
  }
  drawing.x = MARGIN
  drawing.y = top + lines.length * height
}

function lineHeight(drawing: Drawing, size: number): number {
  return drawing.font('latin', size).currentLineHeight(true)
}

/** Breaks a text at spaces, and a word wider than the column at any letter. */
function breakLines(drawing: Drawing, text: string, size: number, width: number): string[] {
  const fits = (line: string) => measureWidth(drawing, line.trimEnd(), size) <= width
  const words = toWritableText(text.replaceAll('•', '·')).match(/[^ ]+ ?/g) ?? []
  const lines: string[] = []
  let line = ''
  for (const piece of words.flatMap((word) => (fits(word) ? [word] : [...word]))) {
    if (line && !fits(line + piece)) {
      lines.push(line)
      line = ''
    }
    line += piece
  }
  return [...lines, line]
}

function measureWidth(drawing: Drawing, text: string, size: number): number {
  return splitByFont(text).reduce(
    (sum, { font, letters }) => sum + drawing.font(font, size).widthOfString(letters),
    0,
  )
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
