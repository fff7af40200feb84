import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import type { LayoutData, LinkItem } from '~/page/layout-data'
import { CachedMarkup, toTextPlaceholder, useCachesMarkup } from '~/page/speed/cached-markup'
import { PageProvider, usePage } from '~/page/use-page'

interface CachedLayoutProps {
  name: 'header' | 'footer' | 'compact header' | 'compact footer'
  layout: LayoutData
  /** Facts besides the layout data. */
  facts?: unknown
  render(layout: LayoutData): ReactElement
}

/** Renders the header or the footer once for pages that differ only in their URLs. */
export function CachedLayout({ name, layout, facts, render }: CachedLayoutProps) {
  const page = usePage()
  if (!useCachesMarkup()) return render(layout)
  const { template, pageUrls } = getLayoutTemplate(layout)
  return (
    <CachedMarkup subject={template} variant={`${name} ${JSON.stringify(facts)}`} texts={pageUrls}>
      {/* Otherwise a form in the cached markup would lead to the page that it was rendered for. */}
      <PageProvider value={{ ...page, layout: template }}>{render(template)}</PageProvider>
    </CachedMarkup>
  )
}

interface LayoutTemplate {
  template: LayoutData
  pageUrls: string[]
}

/** Maximum number of templates: guests share a few per language, and each signed-in user has their own. */
const MAX_TEMPLATES = 100

/** Cached templates; header and footer of a page share one layout. */
const templateByLayout = new WeakMap<LayoutData, LayoutTemplate>()

/** Cached layouts: equal ones share one object, which is the key of their cached markup. */
const templateByJson = new LRUCache<string, LayoutData>({ max: MAX_TEMPLATES })

function getLayoutTemplate(layout: LayoutData): LayoutTemplate {
  const known = templateByLayout.get(layout)
  if (known) return known
  const { template, pageUrls } = extractPageUrls(layout)
  const json = JSON.stringify(template)
  const shared = templateByJson.get(json) ?? template
  if (shared === template) templateByJson.set(json, template)
  const result = { template: shared, pageUrls }
  templateByLayout.set(layout, result)
  return result
}

/** Replaces the links that lead back to the page by placeholders. */
function extractPageUrls(layout: LayoutData): { template: LayoutData; pageUrls: string[] } {
  const pageUrls: string[] = []
  const toPlaceholder = (url: string) => toTextPlaceholder(pageUrls.push(url) - 1)
  const markLink = <Link extends Pick<LinkItem, 'href'>>(link: Link): Link => ({
    ...link,
    href: toPlaceholder(link.href),
  })
  const template = {
    ...layout,
    currentHref: toPlaceholder(layout.currentHref),
    signInHref: toPlaceholder(layout.signInHref),
    languageLinks: layout.languageLinks.map(markLink),
    topLinks: layout.topLinks.map((link) => (link.opensDialog ? markLink(link) : link)),
    ...(layout.sisterSitesLink && { sisterSitesLink: markLink(layout.sisterSitesLink) }),
    ...(layout.favorites && { favorites: markLink(layout.favorites) }),
    supportLauncher: undefined,
  }
  return { template, pageUrls }
}
