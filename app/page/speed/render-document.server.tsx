import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { CachedMarkupProvider } from './cached-markup'
import { CachedParts } from './cached-markup.server'

interface RenderOptions {
  /** Unguessable text for the placeholders of cached parts. */
  secret: string
  /** Adds the context of the page to a part, which is rendered apart from it. */
  inPage(part: ReactElement): ReactElement
  finish(html: string): string
}

/** Renders a document with its cached parts. */
export function renderWithCachedMarkup(
  page: ReactElement,
  { secret, inPage, finish }: RenderOptions,
): Buffer {
  const parts = new CachedParts(secret)
  const html = renderToString(<CachedMarkupProvider value={parts}>{page}</CachedMarkupProvider>)
  return parts.fill(finish(html), (part) => renderToStaticMarkup(inPage(part)))
}
