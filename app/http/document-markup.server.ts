import type { AppLoadContext } from '@remix-run/node'
import type { DocumentMarkup } from './document-markup'

const markups = new WeakMap<AppLoadContext, DocumentMarkup>()

/** What loaders leave for the document of a request. */
export function markupOf(context: AppLoadContext): DocumentMarkup {
  const markup = markups.get(context) ?? new Map()
  markups.set(context, markup)
  return markup
}
