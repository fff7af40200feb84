import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createFolder } from '../../create-folder'
import { DatabaseStartError } from '../start-error'
import { openPostgresDirectory } from './postgres-directory'

test('a folder is created with its parents, and an existing one is unchanged', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'ezo-folder-'))
  const folder = path.join(place, 'one/two')
  for (let time = 0; time < 2; time += 1) createFolder(folder)
  expect((await stat(folder)).isDirectory()).toBe(true)
  await rm(place, { recursive: true })
})

test.runIf(process.platform === 'linux')(
  'a data directory that cannot be created fails the start',
  async () => {
    const opened = openPostgresDirectory('/proc/ezo/data', pino({ level: 'silent' }))
    await expect(opened).rejects.toThrow(DatabaseStartError)
  },
)
