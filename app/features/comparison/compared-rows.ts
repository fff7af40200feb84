/** Fact about a statement. */
export interface ComparedFact {
  name: string
  value: string
  /** Less important text, below the value. */
  note?: string | undefined
  /** Label of a value that is the best in its row. */
  best?: string | undefined
}

export type ComparedCell = Omit<ComparedFact, 'name'>

export interface ComparedRow {
  name: string
  /** Cells by column; undefined for a statement without this fact. */
  cells: readonly (ComparedCell | undefined)[]
  /** True if at least two columns are all equal. */
  isSame: boolean
}

/** Merges facts into rows. A fact that others lack comes after the one that it follows in its own list. */
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
