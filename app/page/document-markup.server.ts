import type { AppLoadContext } from '@remix-run/node'
import type { DocumentMarkup } from './document-markup'

const markupByRequest = new WeakMap<AppLoadContext, DocumentMarkup>()

/** What loaders leave for the document of a request. */
export function getDocumentMarkup(context: AppLoadContext): DocumentMarkup {
  const markup = markupByRequest.get(context) ?? new Map()
  markupByRequest.set(context, markup)
  return markup
}
