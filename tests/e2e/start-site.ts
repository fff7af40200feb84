import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect } from '@playwright/test'
import { createMarketplaceFolder, removeMarketplaceFolder } from './marketplace-folder.mjs'

/** Separate site with its own settings. */
export interface StartedSite {
  origin: string
  /** Process id of the server. */
  pid: number
  stop(): Promise<void>
}

/**
 * Starts a site, one with 150 statements on a copy of the prepared marketplace.
 * @param onOutput receives parts of the log, as far as LOG_LEVEL allows
 */
export async function startSite(
  settings: Record<string, string>,
  onOutput: (text: string) => void = () => {},
): Promise<StartedSite> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const isPrepared = settings.SEED_STATEMENTS === '150' && settings.DATABASE_URL === undefined
  const folder = createMarketplaceFolder({ isEmpty: !isPrepared })
  const site: ChildProcess = spawn(process.execPath, ['build/server.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      PREPARED_PICTURES: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A failed test does not stop its site, but its worker ends.
  const stopWithWorker = () => site.kill('SIGTERM')
  process.once('exit', stopWithWorker)
  site.stdout?.on('data', (chunk) => onOutput(String(chunk)))
  const status = () =>
    fetch(`${origin}/healthz`).then(
      (answer) => answer.status,
      () => (site.exitCode === null ? 0 : `the server exited with ${site.exitCode}`),
    )
  async function stop() {
    process.off('exit', stopWithWorker)
    if (site.exitCode === null && site.signalCode === null) {
      site.kill('SIGTERM')
      await once(site, 'exit')
    }
    removeMarketplaceFolder(folder)
  }
  try {
    await expect.poll(status, { timeout: 60_000 }).not.toBe(0)
    expect(await status()).toBe(200)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, pid: site.pid ?? 0, stop }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
