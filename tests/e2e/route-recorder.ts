import type { BrowserContext, Request } from '@playwright/test'

/** Type of the annotation with the pages and forms of a test. */
export const ROUTES_ANNOTATION = 'routes'

/** Intent, which distinguishes the forms and buttons of a page, in a body of either encoding. */
const INTENT = /(?:^|&)intent=([\w.-]+)|name="intent"\r\n\r\n([\w.-]+)/

/** Records the documents that a test opens, and the forms that it sends. */
export class RouteRecorder {
  readonly #seen = new Set<string>()

  /** Records the requests of a browser context from now on. */
  listenTo(context: BrowserContext) {
    context.on('request', (request) => this.add(request))
  }

  add(request: Request) {
    const method = request.method()
    const { pathname } = new URL(request.url())
    if (method === 'POST') {
      const [, encoded, multipart] = INTENT.exec(request.postData() ?? '') ?? []
      this.#seen.add(`POST ${pathname} ${encoded ?? multipart ?? ''}`.trimEnd())
    } else if (method === 'GET' && request.resourceType() === 'document') this.#seen.add(`GET ${pathname}`)
  }

  list(): string[] {
    return [...this.#seen].sort()
  }
}
