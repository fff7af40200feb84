import { toLastingPath } from '~/http/page-urls'

/** Returns the same page with a dialog open. */
export function toDialogHref(url: URL, opening: Record<string, string>): string {
  const target = new URL(toLastingPath(url), url)
  for (const [name, value] of Object.entries(opening)) target.searchParams.set(name, value)
  return target.pathname + target.search
}

/** Returns the URL that restarts the estimator, even if it is open. */
export function toEstimateHref(url: URL): string {
  return toDialogHref(url, { ai_modal: 'true' })
}
