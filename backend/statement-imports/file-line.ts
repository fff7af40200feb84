import type { ImportFileError } from '~contract/statement-imports'

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
