import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { UNFINISHED_FOLDER } from './durable-files'
import { createFolderStorage } from './folder-storage'

async function listNames(folder: string): Promise<(readonly string[])[]> {
  const listed: (readonly string[])[] = []
  for await (const some of createFolderStorage(folder).list()) listed.push(some)
  return listed
}

test('photos on the disk are listed in batches, and a missing folder has none', async () => {
  const full = await mkdtemp(path.join(tmpdir(), 'ezo-photo-listing-'))
  onTestFinished(() => rm(full, { recursive: true }))
  const names = Array.from({ length: 1_001 }, (_, index) => `${index}.webp`)
  await Promise.all(names.map((name) => writeFile(path.join(full, name), '')))
  const listed = await listNames(full)
  expect(listed.map(({ length }) => length)).toEqual([1_000, 1])
  expect(listed.flat().sort()).toEqual(names.sort())
  expect(await listNames(path.join(full, 'none'))).toEqual([])
})

test('a failed write of several photos leaves no files', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ezo-photo-writing-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, 'two.webp'))
  const storage = createFolderStorage(folder)
  const files = ['one.webp', 'two.webp'].map((name) => [name, Buffer.from(name)] as const)
  await expect(storage.write(new Map(files))).rejects.toThrow()
  expect([await listNames(folder), await listNames(path.join(folder, UNFINISHED_FOLDER))]).toEqual([[], []])
})

test('removing unfinished files works in a missing folder', async () => {
  const storage = createFolderStorage(path.join(tmpdir(), 'ezo-photo-none'))
  expect(await storage.removeUnfinished(Date.now())).toBeUndefined()
})
