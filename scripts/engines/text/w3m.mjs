import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { startTerminal } from './terminal.mjs'
import { escapePattern } from './text-browser.mjs'

/** w3m asks nothing when it ends, and trusts the certificate of the site. */
const OPTIONS = { accept_language: 'en', confirm_qq: '0', ignorecase_search: '0', ssl_verify_server: '1' }

/** A small image without a text. */
const IMAGE = '●?'

/**
 * Starts w3m, where a visitor searches for a text to get to a link or field.
 * @type {import('./text-browser.mjs').TextBrowserKind['start']}
 */
export async function startW3m({ folder, certificate }) {
  mkdirSync(folder, { recursive: true })
  const options = Object.entries({ ...OPTIONS, ssl_ca_file: certificate }).flatMap(([name, value]) => [
    '-o',
    `${name}=${value}`,
  ])
  const terminal = await startTerminal(['w3m', '-cookie', ...options, '-v'], { HOME: folder })
  const isReady = (/** @type {string} */ screen) => readLastLine(screen).includes('Viewing')

  const expectLine = (/** @type {RegExp} */ pattern) =>
    terminal.expect((screen) => pattern.test(readLastLine(screen)), `line ${pattern}`)

  /** Moves to the first text, then to the next one after it. @param {string[]} texts */
  async function search(...texts) {
    await terminal.expect(
      (screen) => isReady(screen) && texts.every((text) => screen.includes(text)),
      `${texts}`,
    )
    await terminal.press('g')
    for (const text of texts.filter(Boolean)) {
      await terminal.press('/')
      await expectLine(/^Forward:/)
      await terminal.type(escapePattern(text))
      // The question stays on the screen until it is drawn again.
      await terminal.press('Enter', 'C-l')
      await expectLine(/Viewing/)
    }
  }

  const [, version] = /w3m\/([\d.]+)/.exec(String(execFileSync('w3m', ['-version']))) ?? []
  return {
    name: `w3m ${version}`,
    async open(url) {
      await terminal.expect(isReady, 'page')
      await terminal.press('U')
      await expectLine(/^Goto URL:/)
      await terminal.press('C-u')
      await terminal.type(url)
      await terminal.press('Enter')
    },
    expect: (text) => terminal.expect((screen) => isReady(screen) && screen.includes(text), text),
    async press(text, { after = '' } = {}) {
      await search(after, text)
      await terminal.press('Enter')
    },
    async fill(label, value, { after = '' } = {}) {
      await search(after, label)
      await terminal.press('Tab', 'Enter')
      await expectLine(/^(TEXT|Password):/)
      await terminal.press('C-u')
      await terminal.type(value)
      await terminal.press('Enter')
      const filled = new RegExp(`\\[(?:${escapePattern(value)}|\\*{${value.length}})`)
      await terminal.expect((screen) => isReady(screen) && filled.test(screen), `${filled}`)
    },
    async check(label) {
      await search(label)
      // A label follows its box.
      await terminal.press('Escape', 'Tab', 'Enter')
      const checked = new RegExp(`[([]\\*[)\\]]${IMAGE}${escapePattern(label)}`)
      await terminal.expect((screen) => isReady(screen) && checked.test(screen), `${checked}`)
    },
    read: terminal.read,
    close: terminal.close,
  }
}

/** @param {string} screen */
const readLastLine = (screen) => screen.trimEnd().split('\n').at(-1) ?? ''
