import type { ReactNode } from 'react'
import { joinClasses } from './classes'

export type Column<Row> = {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  number?: boolean
  /** True for a column hidden on phones. */
  wide?: boolean
  /** True for the column the rows are sorted by, ascending. */
  isSorted?: boolean
}

export type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => string | number
}

/** Renders a table whose caption is only for screen readers. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <div className="table-scroll">
      <table className="table">
        <caption className="visually-hidden">{caption}</caption>
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
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)}>
              {columns.map((column) => (
                <td key={column.key} className={cellClasses(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function cellClasses({ number, wide }: { number?: boolean; wide?: boolean }) {
  return joinClasses(number && 'n', wide && 'wide')
}
