import type { LayoutFragmentProps } from '~/page/document-slots'
import { Fragment, toTextMark } from '~/page/fragments'
import type { LayoutData, LinkItem } from '~/page/layout-data'

/** The fragments of all pages, told apart by what they show. */
const LAYOUT = {}

export function LayoutFragment({ name, layout, facts, render }: LayoutFragmentProps) {
  const { template, pageUrls } = extractPageUrls(layout)
  return (
    <Fragment subject={LAYOUT} variant={JSON.stringify([name, template, facts])} texts={pageUrls}>
      {render(template)}
    </Fragment>
  )
}

/** Replaces the links that lead back to the page by marks. */
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
    supportLauncher: { ...layout.supportLauncher, callHref: '' },
    banners: {},
  }
  return { template, pageUrls }
}
