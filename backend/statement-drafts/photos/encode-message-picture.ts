import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoContext } from './receive-photo'

/** Encodes a picture as one JPEG, upright and without metadata; undefined for a refused file. */
export async function encodeMessagePicture(
  { incomingFolder, makePhoto }: Pick<PhotoContext, 'incomingFolder' | 'makePhoto'>,
  content: Buffer,
): Promise<{ content: Buffer; width: number; height: number } | undefined> {
  const source = join(incomingFolder, randomUUID())
  await mkdir(incomingFolder, { recursive: true })
  try {
    await writeFile(source, content, { mode: 0o600 })
    const result = await makePhoto({ source, isSingle: true })
    if ('refusal' in result) return undefined
    const { files, width, height } = result.photo
    const [file] = files.values()
    return file && { content: Buffer.from(file), width, height }
  } finally {
    await rm(source, { force: true })
  }
}
