import type { FileRefusal } from './file-line'
import { parseLine } from './parse-line'
import type { ParsedLine } from './parsed-line'
import { type ImportFile, readFile } from './read-file'

/** Entry point of the import thread. Its exports are its tasks. */

export interface ParsedFile extends Pick<ImportFile, 'reading'> {
  lines: ParsedLine[]
}

export async function parseFile(bytes: Uint8Array): Promise<ParsedFile | FileRefusal> {
  const file = readFile(bytes)
  return 'refusal' in file ? file : { reading: file.reading, lines: file.lines.map(parseLine) }
}
