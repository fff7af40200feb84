import type { ReactNode } from 'react'
import { joinClasses } from './classes'

export type Column<Row> = {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures stand at the right. */
  number?: boolean
  /** Left out on a phone: there columns go, letters do not shrink. */
  wide?: boolean
  /** The rows go by it, the least first. */
  isSorted?: boolean
}

export type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/** Rows on hairlines. The caption is for screen readers; a heading stands above. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className="tbl">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={cellClasses(column)}
              aria-sort={column.isSorted ? 'ascending' : undefined}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td key={column.key} className={cellClasses(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function cellClasses({ number, wide }: { number?: boolean; wide?: boolean }) {
  return joinClasses(number && 'n', wide && 'wide')
}
