import { readSource } from './import-graph'

export interface TableRow {
  /** Last heading above the row. */
  heading: string
  cells: string[]
}

/** Returns the rows of all tables of a document, without column names. */
export function readTableRows(file: string): TableRow[] {
  const rows: TableRow[] = []
  let heading = ''
  for (const line of readSource(file).split('\n')) {
    if (line.startsWith('#')) heading = line.replace(/^#+ /, '')
    if (!line.startsWith('|')) continue
    if (/^\|[-| :]+\|$/.test(line)) rows.pop()
    else rows.push({ heading, cells: line.split('|').slice(1, -1).map(trim) })
  }
  return rows
}

/** Returns the texts between backquotes in a cell. */
export function listCodeSpans(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}

function trim(text: string): string {
  return text.trim()
}
