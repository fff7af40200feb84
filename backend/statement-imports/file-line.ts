import type { ImportFileError } from '~contract/statement-imports'

/** Of a line: what is over it is not read, as each line of a file may have as many. */
export const MAX_CELLS = 200

/** One statement of a file. */
export interface FileLine {
  /** In the file, from 1. */
  line: number
  /** Texts by heading. */
  cells: Map<string, string>
  /** More cells than there are headings. */
  hasTooMany: boolean
}

export interface FileRefusal {
  refusal: ImportFileError
  /** Where it is. */
  line?: number
}
