import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its parents.
 * Node's `mkdir` with `recursive` loops forever below a folder that cannot hold one, such as `/proc`.
 * @throws the error of the folder that cannot be created
 */
export function createFolder(folder: string): void {
  if (existsSync(folder)) return
  createFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // A concurrent call has created it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
