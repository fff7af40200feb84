import type { ReactNode } from 'react'
import { useServerOnlyParts } from '~/page/server-only-parts'
import { usePage } from '~/page/use-page'
import { BaseLayout } from './base-layout'
import { FooterBottom } from './footer-bottom'
import { HeaderBar } from './header-bar'
import { LayoutLink } from './layout-links'
import { PlainPart } from './plain-part'

/** Renders a full-width layout with one-line header and footer, for work pages such as the map. */
export function CompactLayout({ children }: { children: ReactNode }) {
  const { layout } = usePage()
  const { CachedLayout = PlainPart } = useServerOnlyParts()
  const header = (
    <CachedLayout
      name="compact header"
      layout={layout}
      render={(layout) => (
        <header className="site-header" data-enhance="sticky-header">
          <HeaderBar layout={layout} compact />
        </header>
      )}
    />
  )
  const footer = (
    <CachedLayout
      name="compact footer"
      layout={layout}
      render={(layout) => (
        <footer id="footer" className="page-footer">
          <div className="footer-ornament" aria-hidden="true" />
          <div className="wrap">
            <FooterBottom layout={layout} languages>
              {layout.footer.links.map((link) => (
                <LayoutLink key={link.href} link={link} />
              ))}
            </FooterBottom>
          </div>
        </footer>
      )}
    />
  )
  return (
    <BaseLayout header={header} footer={footer}>
      {children}
    </BaseLayout>
  )
}
