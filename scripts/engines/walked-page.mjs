import { randomUUID } from 'node:crypto'
import { retry } from './engine.mjs'
import * as inPage from './in-page.mjs'

const STEP_TIMEOUT_MS = 40_000
const SETTLING_MS = 1_500

/** Page of an engine as a journey uses it. Each step waits until it succeeds. */
export class WalkedPage {
  /**
   * @param {import('./engine.mjs').Engine} engine
   * @param {{ origin: string, hasScript: boolean }} options
   */
  constructor(engine, { origin, hasScript }) {
    this.engine = engine
    this.origin = origin
    this.hasScript = hasScript
    /** Pages that are out of order. @type {string[]} */
    this.disorder = []
  }

  /** @throws Error if scripts of pages run although they are off, or the other way round */
  async checkScripting() {
    if ((await this.#run(inPage.hasScripting)) === !this.hasScript)
      throw new Error(`scripts are not ${this.hasScript ? 'on' : 'off'}`)
  }

  /** @param {string} path */
  async open(path) {
    await this.engine.open(this.origin + path)
    await this.expect('html', { url: '' })
  }

  /** @param {string} selector @param {string} [text] part of the text of the element */
  press(selector, text = '') {
    return this.#succeed(inPage.press, selector, text, randomUUID())
  }

  /** @param {string} selector @param {string} value */
  fill(selector, value) {
    return this.#succeed(inPage.fill, selector, value)
  }

  /** @param {string} selector */
  check(selector) {
    return this.#succeed(inPage.check, selector)
  }

  /**
   * Waits for an element, and looks whether the page is in order.
   * @param {string} selector
   * @param {{ url?: string, text?: string }} [options] `url` is a pattern
   */
  async expect(selector, { url = '', text = '' } = {}) {
    await this.#succeed(inPage.expectShown, url, selector, text)
    const problems = await this.#findDisorder()
    const place = String(await this.#run(() => location.pathname + location.search))
    this.disorder.push(...problems.map((problem) => `${place}: ${problem}`))
  }

  /** Waits for an element that need not be visible. @param {string} selector */
  waitFor(selector) {
    return this.#succeed(inPage.expectPresent, selector)
  }

  /** @param {string} selector @param {string} name @returns {Promise<string>} */
  async read(selector, name) {
    return String(await this.#run(inPage.readAttribute, selector, name))
  }

  /** Requests a page of the site without the browser. @param {string} path */
  async fetch(path) {
    return (await fetch(this.origin + path)).text()
  }

  /** Looks again if something is out of order: parts of a page fold and move when it has loaded. */
  async #findDisorder() {
    const look = async () => /** @type {string[]} */ (await this.#run(inPage.findDisorder))
    if ((await look()).length === 0) return []
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS))
    return look()
  }

  /** @param {Function} step @param {unknown[]} args */
  #run(step, ...args) {
    return this.engine.evaluate(String(step), args)
  }

  /** @param {Function} step @param {unknown[]} args */
  #succeed(step, ...args) {
    return retry(async () => {
      const problem = await this.#run(step, ...args)
      if (typeof problem === 'string') throw new Error(problem)
    }, STEP_TIMEOUT_MS)
  }
}
