import type { AppLoadContext } from '@remix-run/node'

/** What the action of a request found wrong, for the loader that renders the same request's page. */
const resultsByRequest = new WeakMap<AppLoadContext, object>()

/**
 * Leaves an answer for the page's loader. Remix gives what an action returns to the components alone, and the title of
 * the page has to speak of a mistake as well.
 */
export function setFormResult(context: AppLoadContext, result: object): void {
  resultsByRequest.set(context, result)
}

/** What the action of this very request left. */
export function findFormResult<Answer extends object>(context: AppLoadContext): Answer | undefined {
  return resultsByRequest.get(context) as Answer | undefined
}
