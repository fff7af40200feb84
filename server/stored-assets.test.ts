import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, expect, test, vi } from 'vitest'
import { listen } from '~tests/fixtures/listen'
import { answerMissingFile, staticFiles } from './static-files'
import { storeAssets } from './stored-assets'

const root = mkdtempSync(join(tmpdir(), 'ezo-stored-assets-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const dataDir = join(root, 'data')
const log = { warn: vi.fn() }

function build(name: string, files: Record<string, string>): string {
  const folder = join(root, name)
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, 'assets', file), content)
  return folder
}

const oldBuild = build('old', { 'main-AAAA.css': 'old styles', 'map-CCCC.js': 'same script' })
const newBuild = build('new', { 'main-BBBB.css': 'new styles', 'map-CCCC.js': 'same script' })
const JANUARY = new Date('2026-01-01T00:00:00Z')
const FEBRUARY = new Date('2026-02-10T00:00:00Z')

test('processes of two builds that share the data directory serve the files of both', async () => {
  const sites = await Promise.all(
    [oldBuild, newBuild].map(async (folder) => {
      const stored = await storeAssets({ folder, dataDir, log })
      return listen(express().use(staticFiles(folder), staticFiles(stored)).use('/assets', answerMissingFile))
    }),
  )
  for (const { origin, close } of sites) {
    for (const [name, content] of [
      ['main-AAAA.css', 'old styles'],
      ['main-BBBB.css', 'new styles'],
      ['map-CCCC.js', 'same script'],
    ]) {
      const answer = await fetch(`${origin}/assets/${name}`)
      expect([answer.status, await answer.text()], name).toEqual([200, content])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    expect((await fetch(`${origin}/assets/main-DDDD.css`)).status).toBe(404)
    await close()
  }
})

test('files that no build has used for 30 days are removed', async () => {
  const shared = join(root, 'monthly')
  await storeAssets({ folder: oldBuild, dataDir: shared, log, now: JANUARY })
  await storeAssets({ folder: newBuild, dataDir: shared, log, now: FEBRUARY })
  const names = readdirSync(join(shared, 'built-files/assets')).sort()
  expect(names).toEqual(['main-BBBB.css', 'map-CCCC.js'])
})

test('a stored file is not written again', async () => {
  const stored = await storeAssets({ folder: newBuild, dataDir, log })
  const file = join(stored, 'assets/main-BBBB.css')
  writeFileSync(file, 'unchanged')
  await storeAssets({ folder: newBuild, dataDir, log })
  expect(readFileSync(file, 'utf8')).toBe('unchanged')
})

test('a disk that takes no files does not stop the start', async () => {
  const blocked = join(root, 'blocked')
  writeFileSync(blocked, 'a file where the folder should be')
  await storeAssets({ folder: newBuild, dataDir: blocked, log })
  expect(log.warn).toHaveBeenCalledWith(
    { reason: expect.any(String) },
    'cannot store the files of this build for later ones',
  )
})
