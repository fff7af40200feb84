import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFolderStorage } from './folder-storage'

async function listNames(folder: string): Promise<(readonly string[])[]> {
  const listed: (readonly string[])[] = []
  for await (const some of createFolderStorage(folder).list()) listed.push(some)
  return listed
}

test('photos on the disk are listed some at a time, and none where there is no folder', async () => {
  const full = await mkdtemp(path.join(tmpdir(), 'ezo-photo-listing-'))
  onTestFinished(() => rm(full, { recursive: true }))
  const names = Array.from({ length: 1_001 }, (_, index) => `${index}.webp`)
  await Promise.all(names.map((name) => writeFile(path.join(full, name), '')))
  const listed = await listNames(full)
  expect(listed.map(({ length }) => length)).toEqual([1_000, 1])
  expect(listed.flat().sort()).toEqual(names.sort())
  expect(await listNames(path.join(full, 'none'))).toEqual([])
})
