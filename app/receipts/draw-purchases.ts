import {
  addTag,
  type Drawing,
  drawArtifact,
  drawFacts,
  drawLine,
  drawText,
  INK,
  INK_2,
  MARGIN,
  measureHeight,
  requireHeight,
  type Tag,
  type TextFact,
} from './pdf-text'

/** Column of a table of purchases. */
export type PurchaseColumn = 'day' | 'number' | 'purpose' | 'amount' | 'returned'
/** Purchase as it is shown, by column. */
export type PurchaseRow = Record<PurchaseColumn, string>

export interface Purchases {
  heads: PurchaseRow
  rows: readonly PurchaseRow[]
  /** Sentences below the rows. */
  notes: readonly string[]
  totals: readonly TextFact[]
}

interface Column {
  key: PurchaseColumn
  /** Distance from the page margin, in points. */
  left: number
  width: number
  align?: 'right'
}

const COLUMNS: readonly Column[] = [
  { key: 'day', left: 0, width: 80 },
  { key: 'number', left: 86, width: 70 },
  { key: 'purpose', left: 162, width: 154 },
  { key: 'amount', left: 322, width: 78, align: 'right' },
  { key: 'returned', left: 404, width: 79, align: 'right' },
]
const SIZE = 10
const NOTE_SIZE = 11
/** Space above and below the text of a row, in points. */
const PADDING = 5
/** Options of column heads; the library supports the scope, but its types do not. */
const COLUMN_HEAD: object = { scope: 'Column' }

/** Draws a table whose head is repeated on each page, then notes and totals. */
export function drawPurchases(drawing: Drawing, root: Tag, purchases: Purchases): void {
  const { heads, rows, notes, totals } = purchases
  if (rows.length > 0) drawTable(drawing, root, heads, rows)
  for (const note of notes) {
    drawing.moveDown(1)
    requireHeight(drawing, measureHeight(drawing, note, NOTE_SIZE, drawing.page.width - 2 * MARGIN))
    root.add(drawing.struct('P', {}, () => drawText(drawing, note, { size: NOTE_SIZE, colour: INK })))
  }
  drawFacts(drawing, root, totals)
}

function drawTable(drawing: Drawing, root: Tag, heads: PurchaseRow, rows: readonly PurchaseRow[]): void {
  drawing.moveDown(1)
  const table = addTag(drawing, root, 'Table')
  requireHeight(drawing, 2 * rowHeight(drawing, heads))
  drawRow(drawing, table, heads, 'TH')
  for (const row of rows) {
    if (requireHeight(drawing, rowHeight(drawing, row))) {
      drawArtifact(drawing, 'Pagination', () => {
        const top = drawing.y
        for (const column of COLUMNS) drawCell(drawing, column, heads, top, INK_2)
        drawing.y = top + rowHeight(drawing, heads)
      })
    }
    drawRow(drawing, table, row, 'TD')
  }
  table.end()
}

function drawRow(drawing: Drawing, table: Tag, row: PurchaseRow, type: 'TH' | 'TD'): void {
  const height = rowHeight(drawing, row)
  if (type === 'TD') drawLine(drawing)
  const top = drawing.y
  const item = addTag(drawing, table, 'TR')
  for (const column of COLUMNS) {
    const draw = () => drawCell(drawing, column, row, top, type === 'TH' ? INK_2 : INK)
    item.add(drawing.struct(type, type === 'TH' ? COLUMN_HEAD : {}, draw))
  }
  item.end()
  drawing.y = top + height
}

function drawCell(drawing: Drawing, column: Column, row: PurchaseRow, top: number, colour: string): void {
  const { key, left, width, align } = column
  drawText(drawing, row[key], {
    size: SIZE,
    colour,
    box: { left: MARGIN + left, top: top + PADDING, width },
    ...(align && { align }),
  })
}

function rowHeight(drawing: Drawing, row: PurchaseRow): number {
  const heights = COLUMNS.map(({ key, width }) => measureHeight(drawing, row[key], SIZE, width))
  return Math.max(...heights) + 2 * PADDING
}
