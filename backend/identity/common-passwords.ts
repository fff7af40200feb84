import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const unpack = promisify(brotliDecompress)

export type IsCommonPassword = (password: string) => Promise<boolean>

/**
 * Creates a check for the 100,000 most common passwords, also with digits and signs appended.
 * @param file backend/identity/common-passwords/passwords.txt.br, loaded on first use
 */
export function createCommonPasswordCheck(file: string): IsCommonPassword {
  let passwords: Promise<ReadonlySet<string>> | undefined
  return async (password) => {
    passwords ??= readPasswords(file)
    const list = await passwords
    const text = password.toLowerCase()
    return list.has(text) || list.has(text.replace(/[^\p{L}]+$/u, ''))
  }
}

async function readPasswords(file: string): Promise<ReadonlySet<string>> {
  const text = (await unpack(await readFile(file))).toString()
  return new Set(text.toLowerCase().split('\n').filter(Boolean))
}
