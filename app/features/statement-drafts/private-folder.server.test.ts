import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makePrivateFolder } from './private-folder.server'

let parent = ''
let path = ''
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'private-folder-'))
  path = join(parent, 'parts')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(parent, { recursive: true })
})

const getMode = async (folder: string) => (await stat(folder)).mode & 0o777

test('a private folder is created for its user alone, and found again', async () => {
  expect([await makePrivateFolder(path), await makePrivateFolder(path)]).toEqual([path, path])
  expect([await readdir(parent), await getMode(path)]).toEqual([['parts'], 0o700])
})

test.each<[string, () => Promise<unknown>]>([
  ['is open to everybody', () => mkdir(path).then(() => chmod(path, 0o777))],
  ['leads elsewhere', () => symlink(parent, path)],
  ['is a file', () => writeFile(path, '')],
  [
    'is of another user',
    async () => {
      await mkdir(path, { mode: 0o700 })
      const { uid } = await stat(path)
      vi.spyOn(process, 'getuid').mockReturnValueOnce(uid + 1)
    },
  ],
])('a folder that %s is replaced by a folder of the process', async (_name, make) => {
  await make()
  const folder = await makePrivateFolder(path)
  expect(folder.startsWith(`${path}-`)).toBe(true)
  expect(await getMode(folder)).toBe(0o700)
  expect(await makePrivateFolder(path)).toBe(folder)
})
