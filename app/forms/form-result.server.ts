import type { AppLoadContext } from '@remix-run/node'

/** Results of actions, for the loaders of the same request. */
const resultsByRequest = new WeakMap<AppLoadContext, object>()

/** Passes an action's result to the page's loader: Remix gives it only to components, but the page's title must announce errors too. */
export function setFormResult(context: AppLoadContext, result: object): void {
  resultsByRequest.set(context, result)
}

export function findFormResult<Answer extends object>(context: AppLoadContext): Answer | undefined {
  return resultsByRequest.get(context) as Answer | undefined
}
