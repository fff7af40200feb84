import type { Browser, BrowserContext } from '@playwright/test'

/**
 * Kind of failure of the scripts: each file is missing, or the first one runs and the modules that it loads
 * throw an error.
 */
export type ScriptFailure = 'missing' | 'throwing'

const SCRIPT = /\/assets\/[^/]+\.js$/

/** Scripts that a page loads by itself; they load the others. */
const FIRST_SCRIPT = /\/assets\/(enhance|entry\.client|manifest)-[^/]+\.js$/

/**
 * Makes scripts fail in every new context of a browser. Journeys take the same steps as without script.
 */
export function failScripts(browser: Browser, failure: ScriptFailure): void {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext({ ...options, javaScriptEnabled: true })
    await (failure === 'missing' ? answerMissing(context) : answerThrowing(context))
    return context
  }
}

async function answerMissing(context: BrowserContext): Promise<void> {
  await context.route(SCRIPT, (route) => route.fulfill({ status: 404, body: 'not found' }))
}

async function answerThrowing(context: BrowserContext): Promise<void> {
  const body = `throw new Error('a module of the site fails')`
  await context.route(SCRIPT, (route) =>
    FIRST_SCRIPT.test(route.request().url())
      ? route.continue()
      : route.fulfill({ contentType: 'text/javascript', body }),
  )
}
