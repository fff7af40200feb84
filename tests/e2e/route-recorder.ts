import type { Request } from '@playwright/test'

/** The type of the annotation that has what a test opened and sent. */
export const ROUTES_ANNOTATION = 'routes'

/** An intent tells the forms and buttons of a page apart, in a body of either encoding. */
const INTENT = /(?:^|&)intent=([\w.-]+)|name="intent"\r\n\r\n([\w.-]+)/

/** What a test opens as documents, and what it sends. */
export class RouteRecorder {
  readonly #seen = new Set<string>()

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
