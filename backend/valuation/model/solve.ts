/** A symmetric matrix by rows, of which only the lower half is read. */
export type Symmetric = Float64Array[]

/**
 * Solves `matrix · x = right` for a positive definite matrix (Cholesky), in place of both. Pauses after every
 * `COLUMNS` columns, so that a large system does not hold up whoever shares the thread.
 */
export function* solving(matrix: Symmetric, right: Float64Array): Generator<void, Float64Array> {
  const size = right.length
  for (let column = 0; column < size; column++) {
    const pivot = row(matrix, column)
    for (let across = 0; across < column; across++) pivot[column] = at(pivot, column) - at(pivot, across) ** 2
    pivot[column] = Math.sqrt(at(pivot, column))
    for (let below = column + 1; below < size; below++) {
      const lower = row(matrix, below)
      let sum = at(lower, column)
      for (let across = 0; across < column; across++) sum -= at(lower, across) * at(pivot, across)
      lower[column] = sum / at(pivot, column)
    }
    if (column % COLUMNS === COLUMNS - 1) yield
  }
  for (let down = 0; down < size; down++) {
    const lower = row(matrix, down)
    for (let across = 0; across < down; across++)
      right[down] = at(right, down) - at(lower, across) * at(right, across)
    right[down] = at(right, down) / at(lower, down)
  }
  for (let up = size - 1; up >= 0; up--) {
    for (let below = up + 1; below < size; below++)
      right[up] = at(right, up) - at(row(matrix, below), up) * at(right, below)
    right[up] = at(right, up) / at(row(matrix, up), up)
  }
  return right
}

const COLUMNS = 32

const at = (values: Float64Array, index: number): number => values[index] as number
const row = (matrix: Symmetric, index: number): Float64Array => matrix[index] as Float64Array
