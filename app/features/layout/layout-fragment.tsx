import { LRUCache } from 'lru-cache'
import type { LayoutFragmentProps } from '~/page/document-slots'
import { Fragment, toTextMark } from '~/page/fragments'
import type { LayoutData, LinkItem } from '~/page/layout-data'
import { PageProvider, usePage } from '~/page/use-page'

export function LayoutFragment({ name, layout, facts, render }: LayoutFragmentProps) {
  const page = usePage()
  const { template, pageUrls } = getLayoutTemplate(layout)
  return (
    <Fragment subject={template} variant={`${name} ${JSON.stringify(facts)}`} texts={pageUrls}>
      {/* Otherwise a form in the cached markup would lead to the page that it was rendered for. */}
      <PageProvider value={{ ...page, layout: template }}>{render(template)}</PageProvider>
    </Fragment>
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
  const mark = (url: string) => toTextMark(pageUrls.push(url) - 1)
  const markLink = <Link extends Pick<LinkItem, 'href'>>(link: Link): Link => ({
    ...link,
    href: mark(link.href),
  })
  const template = {
    ...layout,
    currentHref: mark(layout.currentHref),
    signInHref: mark(layout.signInHref),
    languageLinks: layout.languageLinks.map(markLink),
    topLinks: layout.topLinks.map((link) => (link.opensDialog ? markLink(link) : link)),
    ...(layout.sisterSitesLink && { sisterSitesLink: markLink(layout.sisterSitesLink) }),
    ...(layout.favorites && { favorites: markLink(layout.favorites) }),
    supportLauncher: undefined,
    banners: {},
  }
  return { template, pageUrls }
}
