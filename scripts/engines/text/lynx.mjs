import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startTerminal } from './terminal.mjs'
import { escapePattern } from './text-browser.mjs'

/** Cookies are accepted, messages take no time, and a number leads to a link or field. */
const SETTINGS = [
  'ACCEPT_ALL_COOKIES:TRUE',
  'INFOSECS:0',
  'MESSAGESECS:0',
  'ALERTSECS:0',
  'DEFAULT_KEYPAD_MODE:LINKS_AND_FORM_FIELDS_ARE_NUMBERED',
]

/** Status lines below a loaded page: the element under the cursor, then the keys of the browser. */
const READY = /\n(?:\(|Commands:)[^\n]+\n[^\n]+\n [ H][^\n]+\s*$/

/** Number and name of a button, which a label may contain. */
const BUTTON = '(?:\\(\\[\\d+\\][^)]*\\) )?'

/**
 * Starts Lynx.
 * @type {import('./text-browser.mjs').TextBrowserKind['start']}
 */
export async function startLynx({ folder, certificate }) {
  mkdirSync(folder, { recursive: true })
  const settings = path.join(folder, 'lynx.cfg')
  const blank = path.join(folder, 'blank.html')
  writeFileSync(settings, `${SETTINGS.join('\n')}\n`)
  writeFileSync(blank, '<title>Blank</title><a href="blank.html">Blank</a>')
  // A field must be entered: else a number would be typed into it.
  const args = [`-cfg=${settings}`, '-tna', '-display_charset=utf-8', blank]
  const terminal = await startTerminal(['lynx', ...args], { HOME: folder, SSL_CERT_FILE: certificate })
  const isReady = (/** @type {string} */ screen) => READY.test(screen)

  const expectQuestion = (/** @type {string} */ text) =>
    terminal.expect((screen) => readStatus(screen).includes(text), `question ${text}`)

  /**
   * Moves to a link or field by the number in front of it.
   * @param {string} pattern
   * @param {import('./text-browser.mjs').Place} [place]
   */
  async function goTo(pattern, { after = '' } = {}) {
    const wanted = new RegExp(`${escapePattern(after)}[^]*?${pattern}`)
    const screen = await terminal.expect((seen) => isReady(seen) && wanted.test(seen), `${wanted}`)
    const [, number = ''] = wanted.exec(screen) ?? []
    await terminal.type(`${number}g`)
    await expectQuestion(`number: ${number}g`)
    await terminal.press('Enter')
    await terminal.expect(isReady, pattern)
    return number
  }

  const version = /Lynx Version (\S+)/.exec(String(execFileSync('lynx', ['--version'])))?.[1]
  return {
    name: `Lynx ${version}`,
    async open(url) {
      await terminal.expect(isReady, 'page')
      await terminal.type('g')
      await expectQuestion('URL to open:')
      await terminal.press('C-u')
      await terminal.type(url)
      await terminal.press('Enter')
    },
    expect: (text) => terminal.expect((screen) => isReady(screen) && screen.includes(text), text),
    async press(text, place) {
      await goTo(`\\[(\\d+)\\](?:[^()[\\]\\s]*\\) ?)?${escapePattern(text)}`, place)
      await terminal.press('Enter')
    },
    async fill(label, value, place) {
      const number = await goTo(`${escapePattern(label)}[^[]*\\[(\\d+)\\]`, place)
      await terminal.press('Enter')
      await expectQuestion('Ctrl-U to delete')
      await terminal.press('C-u')
      await terminal.type(value)
      const filled = new RegExp(`\\[${number}\\](?:${escapePattern(value)}|\\*{${value.length}})`)
      await terminal.expect((screen) => filled.test(screen), `${filled}`)
      await terminal.press('Enter')
      await terminal.expect(isReady, label)
    },
    async check(label) {
      const number = await goTo(`\\[(\\d+)\\][([][ *X][)\\]] ?${BUTTON}${escapePattern(label)}`)
      await terminal.press('Enter')
      const checked = new RegExp(`\\[${number}\\][([][*X]`)
      await terminal.expect((screen) => isReady(screen) && checked.test(screen), `${checked}`)
    },
    read: terminal.read,
    close: terminal.close,
  }
}

/** Returns the lines below the page. @param {string} screen */
const readStatus = (screen) => screen.trimEnd().split('\n').slice(-3).join('\n')
