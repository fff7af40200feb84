import type { Browser, Request } from '@playwright/test'

/** Type of the annotation with the pages and forms of a test. */
export const ROUTES_ANNOTATION = 'routes'

/** Intent, which distinguishes the forms and buttons of a page, in a body of either encoding. */
const INTENT = /(?:^|&)intent=([\w.-]+)|name="intent"\r\n\r\n([\w.-]+)/

/** Records the documents that a test opens in any context of its browser, and the forms that it sends. */
export class RouteRecorder {
  #seen = new Set<string>()

  /** Records the requests of all contexts that the browser creates from now on. */
  listenTo(browser: Browser) {
    const newContext = browser.newContext.bind(browser)
    browser.newContext = async (options) => {
      const context = await newContext(options)
      context.on('request', (request) => this.add(request))
      return context
    }
  }

  add(request: Request) {
    const method = request.method()
    const { pathname } = new URL(request.url())
    if (method === 'POST') {
      const [, encoded, multipart] = INTENT.exec(request.postData() ?? '') ?? []
      this.#seen.add(`POST ${pathname} ${encoded ?? multipart ?? ''}`.trimEnd())
    } else if (method === 'GET' && request.resourceType() === 'document') this.#seen.add(`GET ${pathname}`)
  }

  /** Returns what was recorded since the last call. */
  take(): string[] {
    const seen = this.#seen
    this.#seen = new Set()
    return [...seen].sort()
  }
}
