/** Fact about a statement. */
export interface ComparedFact {
  name: string
  value: string
  /** Less important text, below the value. */
  note?: string | undefined
  /** Label of a value that is the best in its row. */
  best?: string | undefined
  /** True for the fact that is set larger. */
  isMain?: boolean
}

export type ComparedCell = Omit<ComparedFact, 'name'>

export interface ComparedRow {
  name: string
  /** Key among rows that may have the same name. */
  id?: number
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

export interface ComparedGroup {
  /** Name of the group; the first one needs none. */
  name?: string
  rows: readonly ComparedRow[]
  /** True for groups that fit on a printed page with the others. */
  isPrinted?: boolean
}

/** Puts rows that differ first, and those that are the same in all columns into one group at the end. */
export function putDifferencesFirst(groups: readonly ComparedGroup[], sameName: string): ComparedGroup[] {
  const differing = groups.map((group) => ({ ...group, rows: group.rows.filter(({ isSame }) => !isSame) }))
  const same = { name: sameName, rows: groups.flatMap(({ rows }) => rows.filter(({ isSame }) => isSame)) }
  return [...differing, same].filter(({ rows }) => rows.length > 0)
}

function isSameInAll(cells: ComparedRow['cells']): boolean {
  const values = new Set(cells.map((cell) => cell && `${cell.value} ${cell.note}`))
  return cells.length > 1 && values.size === 1
}
