/** Symmetric matrix stored by rows; only the lower triangle is read. */
export type SymmetricMatrix = Float64Array[]

/** Solves a positive definite system by Cholesky decomposition, in place. */
export function solveLinearSystem(matrix: SymmetricMatrix, vector: Float64Array): Float64Array {
  const size = vector.length
  for (let column = 0; column < size; column++) {
    const pivot = getRow(matrix, column)
    for (let across = 0; across < column; across++)
      pivot[column] = getValue(pivot, column) - getValue(pivot, across) ** 2
    pivot[column] = Math.sqrt(getValue(pivot, column))
    for (let below = column + 1; below < size; below++) {
      const lower = getRow(matrix, below)
      let sum = getValue(lower, column)
      for (let across = 0; across < column; across++) sum -= getValue(lower, across) * getValue(pivot, across)
      lower[column] = sum / getValue(pivot, column)
    }
  }
  for (let down = 0; down < size; down++) {
    const lower = getRow(matrix, down)
    for (let across = 0; across < down; across++)
      vector[down] = getValue(vector, down) - getValue(lower, across) * getValue(vector, across)
    vector[down] = getValue(vector, down) / getValue(lower, down)
  }
  for (let up = size - 1; up >= 0; up--) {
    for (let below = up + 1; below < size; below++)
      vector[up] = getValue(vector, up) - getValue(getRow(matrix, below), up) * getValue(vector, below)
    vector[up] = getValue(vector, up) / getValue(getRow(matrix, up), up)
  }
  return vector
}

const getValue = (values: Float64Array, index: number): number => values[index] as number
const getRow = (matrix: SymmetricMatrix, index: number): Float64Array => matrix[index] as Float64Array
