import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { ensurePrograms, findProgram } from '../server-programs.mjs'
import { EngineMissing, retry, stopGroup, WINDOW } from './engine.mjs'
import { findFreePort } from './free-port.mjs'

const START_TIMEOUT_MS = 60_000

/**
 * Starts WebKitGTK's small browser on a display in memory, and speaks WebDriver.
 * @type {import('./engine.mjs').EngineKind['start']}
 */
export async function startWebKit({ script, folder }) {
  const missing = await ensurePrograms('WebKitWebDriver', 'Xvfb')
  if (missing.length > 0) throw new EngineMissing(`${missing.join(', ')} not installed`)
  const browser = findMiniBrowser()
  if (!browser) throw new EngineMissing('MiniBrowser is not installed')
  mkdirSync(folder, { recursive: true })
  const port = await findFreePort()
  const display = `:${90 + (port % 900)}`
  const screen = `${WINDOW.width}x${WINDOW.height}x24`
  const xvfb = spawn(findProgram('Xvfb') ?? '', [display, '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: 'ignore',
    detached: true,
  })
  const driver = spawn(findProgram('WebKitWebDriver') ?? '', [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: folder,
      XDG_CACHE_HOME: folder,
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const close = async () => {
    stopGroup(driver)
    stopGroup(xvfb)
  }
  /** @returns {Promise<any>} */
  const send = async (
    /** @type {string} */ method,
    /** @type {string} */ url,
    /** @type {object} */ body,
  ) => {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    const { value } = /** @type {{ value: any }} */ (await answer.json())
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  try {
    await retry(() => send('GET', '/status', {}), START_TIMEOUT_MS)
    const args = ['--automation', ...(script ? [] : ['--enable-javascript=FALSE'])]
    const { sessionId, capabilities } = await send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args } } },
    })
    const session = `/session/${sessionId}`
    await send('POST', `${session}/window/rect`, { x: 0, y: 0, ...WINDOW })
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      open: (url) => send('POST', `${session}/url`, { url }),
      evaluate: (source, values) =>
        send('POST', `${session}/execute/sync`, {
          script: `return (${source}).apply(null, arguments)`,
          args: values,
        }),
      clearCookies: () => send('DELETE', `${session}/cookie`, {}),
      takeScreenshot: async () => Buffer.from(await send('GET', `${session}/screenshot`, {}), 'base64'),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function findMiniBrowser() {
  const libraries = '/usr/lib'
  for (const machine of readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu')))
    for (const version of ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']) {
      const file = path.join(libraries, machine, version, 'MiniBrowser')
      if (existsSync(file)) return file
    }
  return undefined
}
