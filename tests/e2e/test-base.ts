import { test as base, expect } from '@playwright/test'
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

interface WorkerOptions {
  pictures: boolean
  /** Kind of failure of the scripts; undefined if they work. */
  scriptFailure: ScriptFailure | undefined
}

/**
 * Fails on console errors, unless scripts are made to fail. Pages are painted, with their pictures, only with
 * `pictures: true`.
 */
export const test = base.extend<{ quiet: undefined; recordedRoutes: RouteRecorder }, WorkerOptions>({
  pictures: [false, { option: true, scope: 'worker' }],
  scriptFailure: [undefined, { option: true, scope: 'worker' }],
  browser: [
    async ({ browser, scriptFailure }, use) => {
      if (scriptFailure) failScripts(browser, scriptFailure)
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
  recordedRoutes: [
    async ({ context }, use, { annotations }) => {
      const recorder = new RouteRecorder()
      recorder.listenTo(context)
      await use(recorder)
      const routes = recorder.list()
      if (routes.length > 0) annotations.push({ type: ROUTES_ANNOTATION, description: routes.join('\n') })
    },
    { auto: true },
  ],
  quiet: [
    async ({ page, scriptFailure }, use) => {
      if (scriptFailure) return use(undefined)
      const complaints: string[] = []
      page.on('pageerror', ({ message }) => {
        if (!TRANSITION_MESSAGE.test(message)) complaints.push(message)
      })
      page.on('console', (message) => {
        const ofDocument =
          DOCUMENT_STATUS_MESSAGE.test(message.text()) && message.location().url === page.url()
        const ofUpload =
          RESUMED_UPLOAD_MESSAGE.test(message.text()) && message.location().url.includes('/do/photo-part')
        const ofPasskey =
          REFUSED_PASSKEY_MESSAGE.test(message.text()) &&
          message.location().url.includes('/data/passkey-options')
        if (message.type() === 'error' && !ofDocument && !ofUpload && !ofPasskey)
          complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Locator, type Page } from '@playwright/test'
