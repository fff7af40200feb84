import { readFileSync } from 'node:fs'
import { StartError } from '../start-failure'

const SUFFIX = '_FILE'

/**
 * Replaces each variable `NAME_FILE` by a variable `NAME` with the content of that file, without the line
 * break at its end. Docker and Kubernetes mount secrets as files, which other processes cannot read from
 * `/proc/…/environ`.
 * @param names names of the settings; other variables that end with `_FILE` are not ours
 * @throws StartError if a file cannot be read, or both variables are set
 */
export function readSecretFiles(
  environment: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> {
  const read = { ...environment }
  for (const name of names) {
    const path = environment[name + SUFFIX]
    if (path === undefined) continue
    if (environment[name] !== undefined)
      throw new StartError(`${name} and ${name}${SUFFIX} are both set. Set one of them.`)
    read[name] = readSecretFile(path, name + SUFFIX)
  }
  return read
}

function readSecretFile(path: string, variable: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new StartError(`${variable} cannot be read: ${(error as Error).message}`)
  }
}
