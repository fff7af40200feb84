import PdfDocument from 'pdfkit'
import { FONT_FILES } from '~/drawn-text/font-files'
import type { Language } from '~/i18n/languages'
import { drawPurchases, type Purchases } from './draw-purchases'
import {
  type Drawing,
  drawArtifact,
  drawFacts,
  drawText,
  INK,
  INK_2,
  MARGIN,
  type TextFact,
} from './pdf-text'

export interface Receipt {
  title: string
  brand: string
  seller: readonly TextFact[]
  /** Payer, and the payment unless `purchases` lists several. */
  payment: readonly TextFact[]
  /** Purchases of a month. */
  purchases?: Purchases
}

/** PDF standard for screen readers; the library supports it, but its types do not. */
const PDF_UA = 'PDF/UA' as 'PDF/A-3a'

const SIZES = { brand: 12, title: 22, page: 9 } as const

/** Draws a PDF of A4 pages, numbered if there are several. */
export async function drawReceipt(
  { title, brand, seller, payment, purchases }: Receipt,
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
    bufferPages: true,
    info: { Title: title, Author: brand },
  })
  for (const [name, file] of Object.entries(FONT_FILES)) drawing.registerFont(name, file)
  const finished = readToEnd(drawing)
  const root = drawing.struct('Document')
  drawing.addStructure(root)
  const add = (type: string, draw: () => void) => root.add(drawing.struct(type, {}, draw))
  add('P', () => drawText(drawing, brand, { size: SIZES.brand, colour: INK_2 }))
  drawing.moveDown(0.3)
  add('H1', () => drawText(drawing, title, { size: SIZES.title, colour: INK }))
  for (const facts of [seller, payment]) drawFacts(drawing, root, facts)
  if (purchases) drawPurchases(drawing, root, purchases)
  root.end()
  drawPageNumbers(drawing)
  drawing.end()
  return finished
}

/** Draws "2 / 3" at the foot of each page. */
function drawPageNumbers(drawing: Drawing): void {
  const { count } = drawing.bufferedPageRange()
  if (count === 1) return
  for (let page = 0; page < count; page += 1) {
    drawing.switchToPage(page)
    const box = {
      left: MARGIN,
      top: drawing.page.height - MARGIN / 2 - SIZES.page,
      width: drawing.page.width - 2 * MARGIN,
    }
    drawArtifact(drawing, 'Pagination', () =>
      drawText(drawing, `${page + 1} / ${count}`, { size: SIZES.page, colour: INK_2, box, align: 'right' }),
    )
  }
}

function readToEnd(drawing: Drawing): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    drawing.on('data', (chunk: Buffer) => chunks.push(chunk))
    drawing.on('end', () => resolve(Buffer.concat(chunks)))
    drawing.on('error', reject)
  })
}
