import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withProgram } from '../fixtures/program'

const program = withProgram('photo-on-full-disk')
const PHOTO_BYTES = 60_000
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ezo-full-disk-'))
})
afterAll(() => rm(folder, { recursive: true }))

/**
 * @param maxBlocks maximum size of a file in blocks; larger files fail as on a full disk, after as much as
 * fits
 */
async function sendPhotos(maxBlocks: number | 'unlimited'): Promise<string[]> {
  const shell = `ulimit -f ${maxBlocks}; exec "$@"`
  const args = ['-c', shell, 'sh', process.execPath, program, path.join(folder, 'parts'), `${PHOTO_BYTES}`]
  const { stdout } = await promisify(execFile)('sh', args)
  return stdout.trim().split('\n')
}

test('a photo that the disk holds only in part is not accepted as complete', async () => {
  expect(await sendPhotos('unlimited')).toEqual(['parts taken 60000', 'form taken 60000'])
  expect(await sendPhotos(20)).toEqual(['parts EFBIG', 'form EFBIG'])
})
