/** What a statement says of itself. */
export interface ComparedFact {
  name: string
  value: string
  /** Less important, below the value. */
  note?: string | undefined
  /** Says that nothing beside it is better. */
  best?: string | undefined
}

export type ComparedCell = Omit<ComparedFact, 'name'>

export interface ComparedRow {
  name: string
  /** By column; undefined where a statement says nothing of it. */
  cells: readonly (ComparedCell | undefined)[]
  /** In all columns, of two at least. */
  isSame: boolean
}

/** A fact that others lack stands after the one that it follows in its own list. */
export function mergeFacts(columns: readonly (readonly ComparedFact[])[]): ComparedRow[] {
  const merged: { name: string; cells: (ComparedCell | undefined)[] }[] = []
  for (const [column, facts] of columns.entries()) {
    let next = 0
    for (const { name, ...cell } of facts) {
      const known = merged.findIndex((row) => row.name === name)
      const place = known === -1 ? next : known
      if (known === -1) merged.splice(place, 0, { name, cells: columns.map(() => undefined) })
      const row = merged[place]
      if (row) row.cells[column] = cell
      next = place + 1
    }
  }
  return merged.map((row) => ({ ...row, isSame: isSameInAll(row.cells) }))
}

function isSameInAll(cells: ComparedRow['cells']): boolean {
  const values = new Set(cells.map((cell) => cell && `${cell.value} ${cell.note}`))
  return cells.length > 1 && values.size === 1
}
