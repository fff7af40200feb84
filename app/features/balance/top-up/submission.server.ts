import type { ActionFunctionArgs } from '@remix-run/node'
import type { TopUpPanel } from './urls'

export interface TopUpSubmission {
  args: ActionFunctionArgs
  panel: TopUpPanel
  values: Record<string, string>
}

/** The page with the form, where it can be submitted again. */
export function getRetryPath({ request }: ActionFunctionArgs): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}
