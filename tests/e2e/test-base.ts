import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { failScripts, type ScriptFailure } from './failed-scripts'
import { ROUTES_ANNOTATION, RouteRecorder } from './route-recorder'

/** Message of browsers for a document with an error status, which is intended. */
const DOCUMENT_STATUS_MESSAGE = /^Failed to load resource: the server responded with a status of (4|5)\d\d/

/** Message for the response that says where an upload continues after a break. */
const RESUMED_UPLOAD_MESSAGE = /^Failed to load resource: the server responded with a status of 409/

/** Message for the response about a wrong password for a new passkey. */
const REFUSED_PASSKEY_MESSAGE = /^Failed to load resource: the server responded with a status of 422/

/** Message for a skipped page transition, which is harmless. */
const TRANSITION_MESSAGE = /^Transition was (aborted|skipped)/

/**
 * Flags that save a third of a page's processor time: no pictures load, and the browser has no memory to
 * paint in, so that it lays pages out and handles input without painting.
 */
const WITHOUT_PICTURES = ['--blink-settings=imagesEnabled=false', '--force-gpu-mem-available-mb=1']

/** Says whether the browser reports a response that the page handles. */
function isExpected(message: ConsoleMessage, page: Page): boolean {
  const { url } = message.location()
  return (
    (DOCUMENT_STATUS_MESSAGE.test(message.text()) && url === page.url()) ||
    (RESUMED_UPLOAD_MESSAGE.test(message.text()) && url.includes('/do/photo-part')) ||
    (REFUSED_PASSKEY_MESSAGE.test(message.text()) && url.includes('/data/passkey-options'))
  )
}

interface WorkerOptions {
  pictures: boolean
  /** Kind of failure of the scripts; undefined if they work. */
  scriptFailure: ScriptFailure | undefined
}

/**
 * Fails on console errors, unless scripts are made to fail. Pages are painted, with their pictures, only with
 * `pictures: true`.
 */
export const test = base.extend<
  { routesAnnotation: undefined },
  WorkerOptions & { routeRecorder: RouteRecorder }
>({
  pictures: [false, { option: true, scope: 'worker' }],
  scriptFailure: [undefined, { option: true, scope: 'worker' }],
  browser: [
    async ({ browser, scriptFailure, routeRecorder }, use) => {
      if (scriptFailure) failScripts(browser, scriptFailure)
      routeRecorder.listenTo(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, pictures }, use) => {
      const args = pictures ? [] : WITHOUT_PICTURES
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
    },
    { scope: 'worker' },
  ],
  routeRecorder: [async ({ scriptFailure: _ }, use) => use(new RouteRecorder()), { scope: 'worker' }],
  routesAnnotation: [
    async ({ routeRecorder }, use, { annotations }) => {
      await use(undefined)
      const routes = routeRecorder.take()
      if (routes.length > 0) annotations.push({ type: ROUTES_ANNOTATION, description: routes.join('\n') })
    },
    { auto: true },
  ],
  page: async ({ page, scriptFailure }, use) => {
    if (scriptFailure) return use(page)
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => {
      if (!TRANSITION_MESSAGE.test(message)) complaints.push(message)
    })
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message, page)) complaints.push(message.text())
    })
    await use(page)
    expect(complaints).toEqual([])
  },
})

export { expect, type Locator, type Page } from '@playwright/test'
