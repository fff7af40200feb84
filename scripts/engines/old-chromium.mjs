import { spawn } from 'node:child_process'
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { installCachedPackage } from '../cached-packages.mjs'
import { EngineMissing, retry, stopGroup, WINDOW } from './engine.mjs'

/** Chromium 109, the last one for Windows 7 and 8: it lacks `color-mix` and nesting. */
const PACKAGE = '@sparticuz/chromium'
const VERSION = '109.0.6'
const START_TIMEOUT_MS = 60_000
/** A command to a page that is being replaced may never be answered. */
const COMMAND_TIMEOUT_MS = 10_000

/**
 * Starts Chromium 109 and speaks its own protocol over pipes.
 * @type {import('./engine.mjs').EngineKind['start']}
 */
export async function startOldChromium({ script, folder }) {
  const child = spawn(
    await findBinary(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      // A network process of its own crashes now and then, and loses the cookies and the current request.
      '--enable-features=NetworkServiceInProcess2',
      '--remote-debugging-pipe',
      `--user-data-dir=${folder}`,
      `--window-size=${WINDOW.width},${WINDOW.height}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], detached: true },
  )
  const send = createPipe(child)
  const close = async () => stopGroup(child)
  try {
    const { product } = await send('Browser.getVersion')
    const { targetId } = await retry(async () => {
      const { targetInfos } = await send('Target.getTargets')
      const page = targetInfos.find((/** @type {{ type: string }} */ { type }) => type === 'page')
      if (!page) throw new Error('Chromium has opened no page')
      return page
    }, START_TIMEOUT_MS)
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
    await send('Emulation.setScriptExecutionDisabled', { value: !script }, sessionId)
    const evaluate = async (/** @type {string} */ source, /** @type {unknown[]} */ args) => {
      const expression = `(${source}).apply(null, ${JSON.stringify(args)})`
      const { result, exceptionDetails } = await send(
        'Runtime.evaluate',
        { expression, returnByValue: true },
        sessionId,
      )
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value
    }
    return {
      name: product.replace('HeadlessChrome/', 'Chromium '),
      open: async (url) => {
        const { errorText, loaderId } = await send('Page.navigate', { url }, sessionId)
        if (errorText) throw new Error(`${url}: ${errorText}`)
        // Chromium answers before the page replaces the last one, which would still take a click.
        await retry(async () => {
          const { frameTree } = await send('Page.getFrameTree', {}, sessionId)
          if (loaderId && frameTree.frame.loaderId !== loaderId) throw new Error(`${url} is not opened`)
        }, START_TIMEOUT_MS)
      },
      evaluate,
      clearCookies: () => send('Network.clearBrowserCookies', {}, sessionId),
      takeScreenshot: async () =>
        Buffer.from((await send('Page.captureScreenshot', {}, sessionId)).data, 'base64'),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Unpacks the program, which the package contains compressed. */
async function findBinary() {
  const folder = await installCachedPackage(PACKAGE, VERSION)
  if (!folder) throw new EngineMissing(`${PACKAGE} ${VERSION} cannot be installed`)
  const binary = path.join(folder, 'unpacked/chromium')
  if (existsSync(binary)) return binary
  mkdirSync(path.dirname(binary), { recursive: true })
  const draft = `${binary}.draft`
  await pipeline(
    createReadStream(path.join(folder, 'bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(draft),
  )
  chmodSync(draft, 0o755)
  renameSync(draft, binary)
  return binary
}

/** Messages are JSON, each ended by a zero byte. @param {import('node:child_process').ChildProcess} child */
function createPipe(child) {
  const [, , , input, output] = /** @type {any[]} */ (child.stdio)
  /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map()
  let received = ''
  let lastId = 0
  output.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
    const messages = (received + chunk).split('\0')
    received = messages.pop() ?? ''
    for (const { id, error, result } of messages.map((text) => JSON.parse(text))) {
      if (error) waiting.get(id)?.reject(new Error(error.message))
      else waiting.get(id)?.resolve(result)
      waiting.delete(id)
    }
  })
  input.on('error', () => {})
  child.once('error', failAll).once('exit', failAll)
  function failAll() {
    for (const { reject } of waiting.values()) reject(new EngineMissing('Chromium has ended'))
  }
  /** @returns {Promise<any>} */
  return (
    /** @type {string} */ method,
    params = {},
    sessionId = /** @type {string | undefined} */ (undefined),
  ) =>
    new Promise((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      setTimeout(() => reject(new Error(`Chromium does not answer ${method}`)), COMMAND_TIMEOUT_MS).unref()
      input.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`)
    })
}
