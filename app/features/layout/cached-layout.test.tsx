import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ButtonForm } from '~/forms/button-form'
import type { LayoutData } from '~/page/layout-data'
import type { PageContext } from '~/page/page-context'
import { CachedMarkupProvider } from '~/page/speed/cached-markup'
import { CachedParts } from '~/page/speed/cached-markup.server'
import { PageProvider } from '~/page/use-page'
import { CachedLayout } from './cached-layout'

function renderFooter(currentHref: string): string {
  const layout = { currentHref, languageLinks: [], topLinks: [] } as unknown as LayoutData
  const page = { layout } as PageContext
  const inPage = (element: ReactElement) => <PageProvider value={page}>{element}</PageProvider>
  const parts = new CachedParts('nonce')
  const html = renderToString(
    <CachedMarkupProvider value={parts}>
      {inPage(
        <CachedLayout
          name="footer"
          layout={layout}
          render={({ currentHref }) => (
            <ButtonForm action="/do/light-mode">
              <a href={currentHref}>This page</a>
            </ButtonForm>
          )}
        />,
      )}
    </CachedMarkupProvider>,
  )
  return parts.fill(html, (element) => renderToStaticMarkup(inPage(element))).toString()
}

test('links and forms of a cached footer lead back to the page that shows it', () => {
  for (const path of ['/en/s?q=private', '/en/s']) {
    const hrefs = renderFooter(path).matchAll(/(?:value|href)="([^"]*)"/g)
    expect([...hrefs].map(([, href]) => href)).toEqual([path, path])
  }
})
