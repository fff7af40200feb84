import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { ensurePrograms, findProgram } from '../server-programs.mjs'
import { EngineMissing, retry, stopGroup, WINDOW } from './engine.mjs'
import { findFreePort } from './free-port.mjs'

const START_TIMEOUT_MS = 120_000

/** Preferences of a profile without questions and background requests, which speaks Marionette. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'datareporting.policy.dataSubmissionEnabled': false,
  'startup.homepage_welcome_url': 'about:blank',
}

/**
 * Starts Firefox, which speaks WebDriver's commands over its own protocol, Marionette.
 * @type {import('./engine.mjs').EngineKind['start']}
 */
export async function startFirefox({ script, folder }) {
  await ensurePrograms('firefox-esr')
  const binary = findProgram('firefox-esr') ?? findProgram('firefox')
  if (!binary) throw new EngineMissing('firefox-esr is not installed')
  const port = await findFreePort()
  mkdirSync(folder, { recursive: true })
  const preferences = { ...PREFERENCES, 'marionette.port': port, 'javascript.enabled': script }
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  )
  writeFileSync(path.join(folder, 'user.js'), lines.join(''))
  const args = ['--headless', '--marionette', '--no-remote', '--profile', folder]
  const env = { ...process.env, HOME: folder, MOZ_CRASHREPORTER_DISABLE: '1' }
  const child = spawn(binary, args, { stdio: 'ignore', detached: true, env })
  try {
    const { send, end } = await retry(() => connectMarionette(port), START_TIMEOUT_MS)
    const { capabilities } = await send('WebDriver:NewSession', {})
    await send('WebDriver:SetWindowRect', WINDOW)
    return {
      name: `Firefox ${capabilities.browserVersion}`,
      open: (url) => send('WebDriver:Navigate', { url }),
      evaluate: async (source, args) =>
        (await send('WebDriver:ExecuteScript', { script: `return (${source}).apply(null, arguments)`, args }))
          .value,
      clearCookies: () => send('WebDriver:DeleteAllCookies', {}),
      takeScreenshot: async () =>
        Buffer.from((await send('WebDriver:TakeScreenshot', { full: false })).value, 'base64'),
      close: async () => {
        end()
        stopGroup(child)
      },
    }
  } catch (error) {
    stopGroup(child)
    throw error
  }
}

/** Messages are JSON after their length in bytes: `27:[0,1,"WebDriver:…",{}]`. */
async function connectMarionette(/** @type {number} */ port) {
  const socket = connect(port, '127.0.0.1')
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map()
  let buffer = Buffer.alloc(0)
  let lastId = 0
  socket.on('data', (/** @type {Buffer} */ chunk) => {
    buffer = Buffer.concat([buffer, chunk])
    for (let at = buffer.indexOf(':'); at > 0; at = buffer.indexOf(':')) {
      const end = at + 1 + Number(buffer.subarray(0, at))
      if (buffer.length < end) return
      const message = JSON.parse(String(buffer.subarray(at + 1, end)))
      buffer = buffer.subarray(end)
      if (!Array.isArray(message)) continue
      const [, id, error, value] = message
      const command = waiting.get(id)
      waiting.delete(id)
      if (error) command?.reject(new Error(`${error.error}: ${error.message}`))
      else command?.resolve(value)
    }
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'))
  })
  return {
    /** @returns {Promise<any>} */
    send: (/** @type {string} */ name, /** @type {object} */ params) =>
      new Promise((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        const body = JSON.stringify([0, lastId, name, params])
        socket.write(`${Buffer.byteLength(body)}:${body}`)
      }),
    end: () => socket.destroy(),
  }
}
